/* Partners in the short game of Dualis, and `hard-1`, the hard bot before there were experts, for many tables at once.
 *
 * It is what `bots/hard.py` and `bots/judgement.py` do, written once more for an accelerator: a warp thinks for each
 * table, its lanes trying plays on imagined deals. It is C as well: the tests compile it for the processor and hold
 * it against the engine and the bots. Names and figures are theirs.
 */
typedef unsigned long long Cards;
typedef unsigned int Word;

#ifdef ON_PROCESSOR
#include <math.h>
#define FUNCTION static inline
#define LANES 1
#define LANE 0
#define COUNT(cards) __builtin_popcountll(cards)
#define LOWEST(cards) (__builtin_ffsll((long long)(cards)) - 1)
#define SUM_OF_LANES(figure) (figure)
#else
#define FUNCTION __device__ static inline
#define LANES 32
#define LANE (threadIdx.x & 31)
#define COUNT(cards) __popcll(cards)
#define LOWEST(cards) (__ffsll((long long)(cards)) - 1)
#define SUM_OF_LANES(figure) sum_of_lanes(figure)
FUNCTION float sum_of_lanes(float figure) {
  for (int away = 16; away; away >>= 1) figure += __shfl_xor_sync(0xffffffffu, figure, away);
  return figure;
}
#endif

enum { SEATS = 4, CARDS_EACH = 9, COINS = 5, NUMBERS = 13, DECK_SIZE = 52, ROUNDS = 4, ROUNDS_TO_WIN = 2 };
enum { RED, BLUE, NO_TRUMP = -1 };
enum { FEATURES = 354, PLAYS = 2 * DECK_SIZE, MOST_PLAYS = 2 * CARDS_EACH };
#define DECK ((1ull << DECK_SIZE) - 1)
#define QUARTER ((1ull << NUMBERS) - 1) /* the cards of one suit and one colour */
#define BIT(card) (1ull << (card))

typedef struct {
  Cards hands[SEATS], gone;
  int centre[2], leader, played; /* played: how many cards lie in the trick */
  int trick[SEATS], trick_coin[SEATS];
  int lacking[SEATS], coins[SEATS], tricks[SEATS];
  int round, won[2];
} Table;

/* ---- Cards and rules */

FUNCTION int number_of(int card) { return card % NUMBERS + 1; }
FUNCTION int colour_of(int card) { return card / NUMBERS % 2; }
FUNCTION int suit_of(int card) { return card / (2 * NUMBERS); }
FUNCTION Cards all_of(int suit) { return (QUARTER | QUARTER << NUMBERS) << (2 * NUMBERS * suit); }
FUNCTION Cards all_in(int colour) { return (QUARTER | QUARTER << 2 * NUMBERS) << (NUMBERS * colour); }

FUNCTION Cards at_least(int number) {
  Cards strong = QUARTER >> (number - 1) << (number - 1);
  return strong | strong << NUMBERS | strong << 2 * NUMBERS | strong << 3 * NUMBERS;
}

FUNCTION int coin_of(int card) { return 1 - colour_of(card); } /* a coin turns a card into the other colour */

FUNCTION int counts_as(int card, int coin) {
  return coin ? (colour_of(card) == RED ? card + NUMBERS : card - NUMBERS) : card;
}

FUNCTION int trump_of(int red, int blue) { return red == blue ? NO_TRUMP : red > blue ? RED : BLUE; }
FUNCTION int turn(const Table *table) { return (table->leader + table->played) % SEATS; }
FUNCTION int tricks_of(const Table *table, int side) { return table->tricks[side] + table->tricks[side + 2]; }
FUNCTION int coins_of(const Table *table, int side) { return table->coins[side] + table->coins[side + 2]; }
FUNCTION int tricks_played(const Table *table) { return tricks_of(table, 0) + tricks_of(table, 1); }

FUNCTION Cards playable(const Table *table, int seat) {
  Cards hand = table->hands[seat];
  Cards following = table->played ? hand & all_of(suit_of(table->trick[0])) : hand;
  return following ? following : hand;
}

FUNCTION int may_coin(const Table *table, int card) { return table->centre[coin_of(card)] > 0; }

FUNCTION int strongest(const Table *table, int trump) {
  int best = -1, number = 0, led = suit_of(table->trick[0]);
  for (int place = 0; place < table->played && trump != NO_TRUMP; place++) {
    int card = counts_as(table->trick[place], table->trick_coin[place]);
    if (colour_of(card) == trump && number_of(card) >= number) best = place, number = number_of(card);
  }
  for (int place = 0, trumped = best >= 0; place < table->played && !trumped; place++) {
    int card = table->trick[place];
    if (suit_of(card) == led && number_of(card) >= number) best = place, number = number_of(card);
  }
  return best;
}

FUNCTION void play(Table *table, int chosen) {
  int card = chosen % DECK_SIZE, coin = chosen / DECK_SIZE, seat = turn(table), place = table->played;
  table->hands[seat] ^= BIT(card);
  if (coin) table->centre[coin_of(card)]--;
  if (place && suit_of(card) != suit_of(table->trick[0])) table->lacking[seat] |= 1 << suit_of(table->trick[0]);
  table->trick[place] = card;
  table->trick_coin[place] = coin;
  table->played++;
  if (table->played < SEATS) return;
  int winner = (table->leader + strongest(table, trump_of(table->centre[RED], table->centre[BLUE]))) % SEATS;
  for (int at = 0; at < SEATS; at++) {
    table->coins[(table->leader + at) % SEATS] += table->trick_coin[at];
    table->gone |= BIT(table->trick[at]);
  }
  table->tricks[winner]++;
  table->leader = winner;
  table->played = 0;
}

FUNCTION int score(int tricks, int coins) {
  int ahead = tricks - coins;
  return ahead == 0 ? tricks : ahead > 0 ? -ahead : ahead;
}

FUNCTION int is_better(int tricks, int coins, int other_tricks, int other_coins) {
  int own = score(tricks, coins), other = score(other_tricks, other_coins);
  return own > other || (own == other && tricks > other_tricks);
}

FUNCTION int round_winner(const Table *table) {
  int first = is_better(tricks_of(table, 0), coins_of(table, 0), tricks_of(table, 1), coins_of(table, 1));
  return first ? 0 : 1;
}

/* ---- What a seat thinks of its plays: `bots/bid.py`, `bots/trick.py`, `bots/judgement.py` */

FUNCTION float promise(int ahead, int left, int coins_left) {
  if (ahead < 0) return 0.4f * ahead / powf((float)left, 0.75f);
  int payable = left < coins_left ? left : coins_left, unpaid = ahead > payable ? ahead - payable : 0;
  return (left > 1 ? 0.06f * (ahead < 2 ? ahead : 2) : 0.0f) - 0.25f * unpaid;
}

FUNCTION float worth(int side, const int *tricks, const int *coins, int left, int coins_left) {
  int other = 1 - side;
  if (!left) return is_better(tricks[side], coins[side], tricks[other], coins[other]);
  float own = promise(tricks[side] - coins[side], left, coins_left) + 0.01f * tricks[side];
  return own - promise(tricks[other] - coins[other], left, coins_left) - 0.01f * tricks[other];
}

typedef struct {
  float prospects[2][2]; /* with and without a coin, by the side that wins the trick */
  Cards unseen;
  int unseen_count, left, side;
} Judgement;

FUNCTION Judgement judgement(const Table *table, int seat) {
  Judgement own;
  int tricks[2] = {tricks_of(table, 0), tricks_of(table, 1)}, coins[2] = {coins_of(table, 0), coins_of(table, 1)};
  Cards seen = table->gone | table->hands[seat];
  for (int place = 0; place < table->played; place++) {
    seen |= BIT(table->trick[place]);
    coins[(table->leader + place) % 2] += table->trick_coin[place];
  }
  own.side = seat % 2;
  own.left = CARDS_EACH - tricks[0] - tricks[1];
  own.unseen = DECK & ~seen;
  own.unseen_count = COUNT(own.unseen);
  for (int coin = 0; coin < 2; coin++) {
    int coins_left = table->centre[RED] + table->centre[BLUE] - coin;
    coins[own.side] += coin;
    for (int winner = 0; winner < 2; winner++) {
      tricks[winner]++;
      own.prospects[coin][winner] = worth(own.side, tricks, coins, own.left - 1, coins_left);
      tricks[winner]--;
    }
  }
  return own;
}

FUNCTION Cards takers(int best, int led, int trump) {
  Cards stronger = at_least(number_of(best));
  if (trump == NO_TRUMP) return all_of(led) & stronger;
  if (colour_of(best) == trump) return all_in(trump) & stronger;
  return all_in(trump) | (all_of(led) & stronger);
}

FUNCTION float power(float base, int exponent) {
  float result = 1.0f;
  while (exponent-- > 0) result *= base;
  return result;
}

FUNCTION float chance_to_take(int suited, int off_suit, int of_led_suit, int cards, int left, int is_void) {
  if (is_void) {
    int others = cards - of_led_suit > off_suit ? cards - of_led_suit : off_suit;
    return 1 - power(1 - (float)off_suit / (others > 1 ? others : 1), left);
  }
  float follows = 1 - power(1 - (float)suited / cards, left);
  float ruffs = power(1 - (float)of_led_suit / cards, left) * (1 - power(1 - (float)off_suit / cards, left));
  return follows + (1 - follows) * ruffs;
}

FUNCTION float will(const Judgement *own, int side, int coin) {
  float gain = own->prospects[coin][side] - own->prospects[coin][1 - side];
  if (side == own->side) return gain > 0 ? 0.55f : 0.25f;
  return gain < 0 ? 0.75f : 0.3f;
}

FUNCTION float value(const Table *table, const Judgement *own, int chosen) {
  int card = chosen % DECK_SIZE, coin = chosen / DECK_SIZE, counted = counts_as(card, coin);
  int red = table->centre[RED] - (coin && coin_of(card) == RED);
  int trump = trump_of(red, table->centre[BLUE] - (coin && coin_of(card) == BLUE));
  int best = counted, holder = own->side, led = suit_of(table->played ? table->trick[0] : card);
  if (table->played) {
    int place = strongest(table, trump), leading = counts_as(table->trick[place], table->trick_coin[place]);
    if (!(takers(leading, led, trump) & BIT(counted))) best = leading, holder = (table->leader + place) % 2;
  }
  float chances[2] = {holder == 0, holder == 1};
  Cards taking = own->unseen & takers(best, led, trump);
  int suited = COUNT(taking & all_of(led)), of_led_suit = COUNT(own->unseen & all_of(led));
  for (int place = table->played + 1; place < SEATS; place++) {
    int seat = (table->leader + place) % SEATS, is_void = table->lacking[seat] >> led & 1;
    float able = chance_to_take(suited, COUNT(taking) - suited, of_led_suit, own->unseen_count, own->left, is_void);
    float taken = (able > 0.12f ? able : 0.12f) * will(own, seat % 2, coin);
    chances[0] *= 1 - taken, chances[1] *= 1 - taken;
    chances[seat % 2] += taken;
  }
  return chances[0] * own->prospects[coin][0] + chances[1] * own->prospects[coin][1] - 0.03f * number_of(counted) / 13;
}

FUNCTION int all_plays(const Table *table, int *plays) {
  int count = 0;
  for (int coin = 0; coin < 2; coin++)
    for (Cards left = playable(table, turn(table)); left; left &= left - 1)
      if (!coin || may_coin(table, LOWEST(left))) plays[count++] = LOWEST(left) + DECK_SIZE * coin;
  return count;
}

FUNCTION int best_play(const Table *table) {
  Judgement own = judgement(table, turn(table));
  int plays[MOST_PLAYS], count = all_plays(table, plays), best = plays[0];
  float most = -1e9f;
  for (int at = 0; at < count && count > 1; at++) {
    float found = value(table, &own, plays[at]);
    if (found > most) most = found, best = plays[at];
  }
  return best;
}

/* ---- hard-1: `bots/hard.py` and `engine/search.py` */

enum { MOST_CANDIDATES = 12, TRICKS_AHEAD = 2 };

FUNCTION Word mixed(Word one, Word other) {
  Word word = one * 0x9E3779B1u ^ other * 0x85EBCA77u;
  word = (word ^ word >> 15) * 0x2C1B3C6Du;
  word = (word ^ word >> 12) * 0x297A2D39u;
  word ^= word >> 15;
  return word ? word : 1u;
}

FUNCTION int below(Word *seed, int limit) { /* xorshift */
  *seed ^= *seed << 13;
  *seed ^= *seed >> 17;
  *seed ^= *seed << 5;
  return (int)((Cards)(*seed * 2654435769u) * limit >> 32);
}

FUNCTION Cards taken_from(Cards cards, int count, Word *seed) {
  Cards hand = 0;
  for (int left = COUNT(cards); count > 0; count--, left--) {
    Cards rest = cards;
    for (int skipped = below(seed, left); skipped > 0; skipped--) rest &= rest - 1;
    Cards lowest = rest & (~rest + 1);
    hand |= lowest;
    cards ^= lowest;
  }
  return hand;
}

FUNCTION Table imagined(const Table *table, Word seed) {
  Table deal = *table;
  int own = turn(table), left = CARDS_EACH - tricks_played(table);
  Cards unseen = judgement(table, own).unseen;
  for (int lacks = 2; lacks >= 0; lacks--) /* whoever can hold least is dealt first */
    for (int seat = 0; seat < SEATS; seat++) {
      int lacking = table->lacking[seat];
      if (seat == own || (lacking & 1) + (lacking >> 1) != lacks) continue;
      Cards possible = unseen & ~(lacking & 1 ? all_of(0) : 0) & ~(lacking & 2 ? all_of(1) : 0);
      int has_played = (seat - table->leader + SEATS) % SEATS < table->played;
      deal.hands[seat] = taken_from(possible, left - has_played, &seed);
      unseen &= ~deal.hands[seat];
    }
  return deal;
}

FUNCTION float tried(const Table *table, int chosen, Word seed) {
  Table deal = imagined(table, seed);
  int until = tricks_played(table) + TRICKS_AHEAD, side = turn(table) % 2;
  if (until > CARDS_EACH) until = CARDS_EACH;
  play(&deal, chosen);
  while (tricks_played(&deal) < until) play(&deal, best_play(&deal));
  int tricks[2] = {tricks_of(&deal, 0), tricks_of(&deal, 1)}, coins[2] = {coins_of(&deal, 0), coins_of(&deal, 1)};
  return worth(side, tricks, coins, CARDS_EACH - until, deal.centre[RED] + deal.centre[BLUE]);
}

typedef struct {
  int plays[MOST_CANDIDATES], tries[MOST_CANDIDATES], alive[MOST_CANDIDATES], count, left;
  float total[MOST_CANDIDATES];
} Candidates;

FUNCTION Candidates promising(const Table *table) {
  Candidates found;
  Judgement own = judgement(table, turn(table));
  int plays[MOST_PLAYS], count = all_plays(table, plays);
  float values[MOST_PLAYS];
  for (int at = 0; at < count; at++) values[at] = value(table, &own, plays[at]);
  found.count = found.left = count < MOST_CANDIDATES ? count : MOST_CANDIDATES;
  for (int place = 0; place < found.count; place++) {
    int best = 0;
    for (int at = 1; at < count; at++)
      if (values[at] > values[best]) best = at;
    found.plays[place] = plays[best];
    found.total[place] = 0, found.tries[place] = 0, found.alive[place] = place;
    values[best] = -1e9f;
  }
  return found;
}

FUNCTION void try_all(const Table *table, Candidates *found, int done, int deals, Word seed) {
  int pairs = found->left * deals; /* a lane tries one candidate on one deal */
  for (int first = 0; first < pairs; first += LANES) {
    int pair = first + LANE, own = pair < pairs ? pair / deals : -1;
    float got = own < 0 ? 0 : tried(table, found->plays[found->alive[own]], mixed(seed, done + pair % deals));
    for (int at = first / deals; at < found->left && at * deals < first + LANES; at++)
      found->total[found->alive[at]] += SUM_OF_LANES(at == own ? got : 0.0f);
  }
  for (int at = 0; at < found->left; at++) found->tries[found->alive[at]] += deals;
}

FUNCTION void halve(Candidates *found) {
  int keep = (found->left + 1) / 2;
  for (int place = 0; place < keep; place++) {
    int best = place;
    for (int at = place + 1; at < found->left; at++)
      if (found->total[found->alive[at]] > found->total[found->alive[best]]) best = at;
    int kept = found->alive[best];
    for (int at = best; at > place; at--) found->alive[at] = found->alive[at - 1];
    found->alive[place] = kept;
  }
  found->left = keep;
}

FUNCTION int hard(const Table *table, int deals, Word seed) {
  Candidates found = promising(table);
  int halvings = 0, done = 0;
  while (1 << halvings < found.count) halvings++;
  for (int halving = 1; halving <= halvings; halving++) {
    int until = (halving * deals + halvings - 1) / halvings;
    try_all(table, &found, done, until - done, seed);
    done = until;
    halve(&found);
  }
  return found.plays[found.alive[0]];
}

/* ---- Deals, and what the network is shown: `bots/sight.py` */

FUNCTION Table dealt(Word seed) {
  Table table = {{0, 0, 0, 0}, 0, {0, 0}, 0, 0, {0}, {0}, {0}, {0}, {0}, 0, {0, 0}};
  Cards deck = DECK;
  for (int turned = 0; turned < 8; turned++) below(&seed, 2); /* seeds that are alike part */
  for (int seat = 0; seat < SEATS; seat++) {
    table.hands[seat] = taken_from(deck, CARDS_EACH, &seed);
    deck ^= table.hands[seat];
  }
  table.centre[RED] = table.centre[BLUE] = COINS;
  table.leader = below(&seed, SEATS);
  table.won[0] = below(&seed, ROUNDS_TO_WIN), table.won[1] = below(&seed, ROUNDS_TO_WIN);
  table.round = 1 + table.won[0] + table.won[1];
  return table;
}

enum { TRICK = DECK_SIZE, TRICK_COIN = TRICK + SEATS * DECK_SIZE, GONE = TRICK_COIN + SEATS };
enum { LACKING = GONE + DECK_SIZE, CENTRE = LACKING + 2 * SEATS, LEADER = CENTRE + 5, TURN = LEADER + SEATS };
enum { PLACED = TURN + SEATS, TRICKS = PLACED + SEATS, STANDING = TRICKS + SEATS, ROUND = STANDING + SEATS };
enum { IS_SHORT = ROUND + 1 };

FUNCTION void encode(const Table *table, float *row, unsigned char *legal) {
  int own = turn(table), plays[MOST_PLAYS], red = table->centre[RED], blue = table->centre[BLUE];
  for (int at = 0; at < FEATURES; at++) row[at] = 0;
  for (int at = 0; at < PLAYS; at++) legal[at] = 0;
  for (int card = 0; card < DECK_SIZE; card++) {
    row[card] = table->hands[own] >> card & 1;
    row[GONE + card] = table->gone >> card & 1;
  }
  for (int place = 0; place < table->played; place++) {
    int seat = (table->leader + place - own + SEATS) % SEATS;
    row[TRICK + seat * DECK_SIZE + table->trick[place]] = 1;
    row[TRICK_COIN + seat] = table->trick_coin[place];
  }
  row[CENTRE] = (float)red / COINS, row[CENTRE + 1] = (float)blue / COINS;
  row[CENTRE + 2] = red > blue, row[CENTRE + 3] = blue > red;
  row[LEADER + (table->leader - own + SEATS) % SEATS] = row[TURN] = 1;
  for (int other = 0; other < SEATS; other++) {
    int seat = (own + other) % SEATS;
    row[LACKING + 2 * other] = table->lacking[seat] & 1, row[LACKING + 2 * other + 1] = table->lacking[seat] >> 1;
    row[PLACED + other] = table->coins[seat] / (2.0f * COINS);
    row[TRICKS + other] = (float)table->tricks[seat] / CARDS_EACH;
    row[STANDING + other] = (float)table->won[seat % 2] / ROUNDS_TO_WIN;
  }
  row[ROUND] = (float)table->round / ROUNDS;
  row[IS_SHORT] = 1;
  for (int count = all_plays(table, plays), at = 0; at < count; at++) legal[plays[at]] = 1;
}

/* ---- All tables at once: the learner has the even seats at even tables, the odd ones at the others */

#ifdef ON_PROCESSOR
void deal_one(Table *table, Word seed) { *table = dealt(seed); }
void encode_one(const Table *table, float *row, unsigned char *legal) { encode(table, row, legal); }
void play_one(Table *table, int chosen) { play(table, chosen); }
int best_of_one(const Table *table) { return best_play(table); }
int hard_at_one(const Table *table, int deals, Word seed) { return hard(table, deals, seed); }
void imagine_one(const Table *table, Table *deal, Word seed) { *deal = imagined(table, seed); }
int winner_of_one(const Table *table) { return round_winner(table); }
#else
#define AT (blockIdx.x * blockDim.x + threadIdx.x)
extern "C" {
__global__ void deal_all(Table *tables, int count, Word seed, int twice) {
  if (AT < count) tables[AT] = dealt(mixed(seed, twice ? AT / 2 : AT));
}
__global__ void encode_all(const Table *tables, int count, float *rows, unsigned char *legal, int *turns) {
  if (AT >= count) return;
  encode(&tables[AT], rows + (size_t)FEATURES * AT, legal + (size_t)PLAYS * AT);
  turns[AT] = turn(&tables[AT]);
}
__global__ void hard_at_all(const Table *tables, int count, int *plays, int deals, Word seed) {
  int at = AT / LANES;
  if (at >= count || turn(&tables[at]) % 2 == at % 2) return;
  int chosen = hard(&tables[at], deals, mixed(seed, at));
  if (LANE == 0) plays[at] = chosen;
}
__global__ void play_all(Table *tables, int count, const int *plays) {
  if (AT < count) play(&tables[AT], plays[AT]);
}
__global__ void won_at_all(const Table *tables, int count, float *won) {
  if (AT < count) won[AT] = round_winner(&tables[AT]) == AT % 2;
}
__global__ void measure(int *size) { *size = sizeof(Table); }
}
#endif
