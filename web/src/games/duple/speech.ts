/** Words by voice, where the browser can listen. Never needed. */
interface Heard {
  results: ArrayLike<ArrayLike<{ transcript: string }> & { isFinal: boolean }>;
  resultIndex: number;
}

interface Recognition {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  onresult: ((heard: Heard) => void) | null;
  onend: (() => void) | null;
  start: () => void;
  abort: () => void;
}

type Recogniser = new () => Recognition;

function recogniser(): Recogniser | null {
  const offers = globalThis as { SpeechRecognition?: Recogniser; webkitSpeechRecognition?: Recogniser };
  return offers.SpeechRecognition ?? offers.webkitSpeechRecognition ?? null;
}

export const canListen = (): boolean => recogniser() !== null;

/** Hears words until stopped; the words of Duple are English. Gives the way to stop. */
export function listen(heardWord: (word: string) => void, ended: () => void): () => void {
  const Recogniser = recogniser();
  if (!Recogniser) return ended;
  const recognition = new Recogniser();
  recognition.lang = "en-US";
  recognition.continuous = true;
  recognition.interimResults = false;
  recognition.onresult = ({ results, resultIndex }) => {
    const result = results[resultIndex];
    const word = result?.[0]?.transcript.trim().replace(/[.,!?]+$/, "");
    if (result?.isFinal && word) heardWord(word);
  };
  recognition.onend = ended;
  recognition.start();
  return () => recognition.abort();
}
