import type { AreaUnit } from '#contract/listings/enumerations.ts';

/** A word that makes a number a limit: 'under', 'tak', 'se zyada'. */
export interface BoundWord {
  bound: 'min' | 'max' | 'about';
  /** Where it stands: 'under 50 lakh', '50 lakh tak', or both, as 'max'. */
  side: 'before' | 'after' | 'both';
  /** Whether the number itself is excluded, which matters for floors and BHK: 'above 5th floor' is the 6th or higher. */
  isExclusive?: boolean;
  /** Whether it says nothing about the limit: 'budget 50 to 60 lakh', 'around' beside a place. */
  isWeak?: true;
  /** Whether it only speaks of money: 'budget'. */
  isMoney?: true;
  /** Whether it only speaks of money and areas: '5 cr upar', but '2bhk upar wala floor'. */
  isAmount?: true;
  /** Whether it compares ages: 'older than'. */
  isAge?: true;
  /** Whether it refers back to a number, also over a comma: '50 lakh, usse zyada nahi'. */
  refersBack?: true;
  /** Whether it is a sign, which needs no mention if it belongs to no number. */
  isSign?: true;
  /** Whether it can also join two wishes: '3 bhk + study'. */
  isJoiner?: true;
}

/** Spellings of the Hindi words for comparisons. */
const UPAR = 'upar|uper|upr|uppar|uppr|upper|oopar|ooper|opar|oper';
const ZYADA =
  'zyada|jyada|jada|zada|jyda|zyda|zyaada|jyaada|jaada|ziada|ziyada|jayada|zayada|jaida|zaida|adhik|more|above|over';
const NICHE = 'niche|neeche|nichey|neechay|nichay|neche|nicche|below|under';
const KAM = 'kam|km|kum|less';
const HINDI_UPAR = 'ऊपर|उपर|ज्यादा|जादा|अधिक';
const HINDI_NICHE = 'नीचे|निचे|कम';
const USSE = 'usse|us se|uss se|uske|isse|is se|iss se|iske';
const HINDI_USSE = 'उससे|उस से|उसके|इससे|इस से|इसके';
const SE = 'se|se bhi|se thoda|se thodi|se thode|se kuch';
const HINDI_SE = 'से|से भी|से थोड़ा|से थोड़ी|से कुछ';

/** Choices stand in parentheses: '(se|ke) (upar|uper)'. */
export const BOUND_WORDS: [bound: BoundWord, phrases: string][] = [
  [{ bound: 'max', side: 'before', isSign: true }, '<'],
  [{ bound: 'min', side: 'before', isSign: true }, '>'],
  [{ bound: 'min', side: 'after', isSign: true, isJoiner: true }, '+'],
  [{ bound: 'min', side: 'after', isJoiner: true }, 'plus'],
  [{ bound: 'about', side: 'before', isSign: true }, '~'],
  [
    { bound: 'max', side: 'before' },
    '(not|no|nothing) more than, not above, not over, not exceeding, not to exceed, maximum of, max of, till',
  ],
  [
    { bound: 'max', side: 'before', isExclusive: true },
    'less than, lesser than, lower than, cheaper than, smaller than, fewer than',
  ],
  [{ bound: 'max', side: 'both', isExclusive: true }, 'under, below, undr, bellow, belo, अंडर'],
  [
    { bound: 'max', side: 'both' },
    `max, maximum, at most, at max, मैक्सिमम, upto, up to, uptil, within, adhiktam, अधिकतम,
     (zyada|jyada|jada|zada) se (zyada|jyada|jada|zada), ज्यादा से ज्यादा`,
  ],
  [
    { bound: 'max', side: 'both', isWeak: true, isMoney: true },
    `budget, budget of, budget is, budget range, price range, budjet, bajat, bujet, budgt, bugdet, budgit, budget hai,
     my budget is, price, cost, priced, keemat, kimat, qeemat, बजट, कीमत, दाम`,
  ],
  [
    { bound: 'max', side: 'after' },
    `tak, tk, takk, tak ka, tak ki, tak ke, tak me, tak mein, ke andar, k andar, ke ander, k ander, andar, ander,
     ke andr, ke under, k under, ke bheetar, ke bhitar, (or|and) (less|below|under|lower|lesser|cheaper|smaller), limit, ki limit, tops,
     तक,
     तक का, तक की, तक के, के अंदर, अंदर, के भीतर`,
  ],
  [
    { bound: 'max', side: 'after', isExclusive: true },
    `(${SE}) (${KAM}|${NICHE}|sasta|sasti|saste|chota|choti|chote|chhota|chhoti|chhote), (ke|k) (niche|neeche|neche),
     s (kam|niche|neeche), (${HINDI_SE}) (${HINDI_NICHE}|सस्ता|सस्ती|छोटा|छोटी), के नीचे`,
  ],
  [
    { bound: 'max', side: 'after', refersBack: true },
    `(ya|aur) (${USSE}) (${KAM}|${NICHE}), (${USSE}) (${KAM}|${NICHE}), ya (${KAM}|niche|neeche),
     (या|और) (${HINDI_USSE}) (${HINDI_NICHE}), (${HINDI_USSE}) (${HINDI_NICHE}), या (${HINDI_NICHE}),
     (not|no|nothing) more, (not|no|nothing) more than (that|this), not above that,
     (zyada|jyada|jada|zada|upar) (nahi|nahin|nhi), ज्यादा नहीं, ऊपर नहीं`,
  ],
  [
    { bound: 'min', side: 'before' },
    'starting from, starting at, starts from, start from, (not|no|nothing) less than, not below, not under, minimum of',
  ],
  [
    { bound: 'min', side: 'before', isExclusive: true },
    'more than, greater than, higher than, bigger than, larger than, costlier than, exceed, exceeds, exceeding, beyond, upwards of, north of, in excess of',
  ],
  [{ bound: 'min', side: 'both', isExclusive: true }, 'above, over, abv, abov, abve'],
  [
    { bound: 'min', side: 'both' },
    `min, minimum, at least, atleast, at lest, starting, kam se kam, kam se km, km se km, kum se kum, मिनिमम, न्यूनतम,
     कम से कम`,
  ],
  [
    { bound: 'min', side: 'after' },
    `(and|or|&) (above|more|higher|over|up|upwards|upward|bigger|larger|greater), upwards, upward, onwards, onward,
     onwords, se (shuru|start|starting|start hone wala|start hone wali), से शुरू, से स्टार्ट`,
  ],
  [
    { bound: 'min', side: 'after', isExclusive: true },
    `(${SE}) (${UPAR}|${ZYADA}|bada|badi|bade|mehnga|mehngi|mehenga|mahanga|mahenga|aage|age), (ke|k) aage, (ke|k|key) (${UPAR}), s (upar|uppar|oopar|zyada|jyada),
     (${HINDI_SE}) (${HINDI_UPAR}|बड़ा|बड़ी|बड़े|महंगा|महंगी), के (ऊपर|उपर)`,
  ],
  [{ bound: 'min', side: 'after', isExclusive: true, isAmount: true }, 'upar, uper, uppar, oopar, ऊपर, उपर'],
  [
    { bound: 'min', side: 'after', refersBack: true },
    `(ya|aur) (${USSE}) (${UPAR}|${ZYADA}), (${USSE}) (${UPAR}|${ZYADA}), (ya|aur) (${UPAR}|zyada|jyada|adhik),
     (या|और) (${HINDI_USSE}) (${HINDI_UPAR}), (${HINDI_USSE}) (${HINDI_UPAR}), (या|और) (${HINDI_UPAR}),
     (not|no|nothing) less, (not|no|nothing) less than (that|this), not below that, (kam|km|kum) (nahi|nahin|nhi),
     कम नहीं`,
  ],
  [{ bound: 'min', side: 'before', isExclusive: true, isAge: true }, 'older than, elder than'],
  [
    { bound: 'min', side: 'after', isExclusive: true, isAge: true },
    'se (purana|purani|purane|puraana|puraani|puraane|purna)(| building), से (पुराना|पुरानी|पुराने)(| बिल्डिंग)',
  ],
  [{ bound: 'max', side: 'before', isExclusive: true, isAge: true }, 'newer than, younger than'],
  [
    { bound: 'about', side: 'both' },
    `lagbhag, lag bhag, taqreeban, takreeban, karib, kareeb, qareeb, लगभग, करीब, तकरीबन, approx, approximately, aprox,
     apprx, roughly`,
  ],
  [{ bound: 'about', side: 'before', isWeak: true }, 'around, about, near, nearly, close to, nearby, near by, arround'],
  [
    { bound: 'about', side: 'after' },
    `ke aas paas, ke aaspaas, ke as paas, ke aas pas, k aas paas, ke around, ke lagbhag, ke karib, ke kareeb, range,
     ki range, ki range me, ki range mein, ke range me, range me, के आसपास, के आस पास, के करीब, के लगभग, की रेंज में`,
  ],
];

/** What a number counts. Money is not here: its units are those of the reader of amounts. */
export type CountUnit =
  | { counts: 'bhk' | 'rk' | 'floor' | 'years' }
  /** 'days' per unit. */
  | { counts: 'days'; days: number }
  | { counts: 'area'; unit: AreaUnit };

export const UNIT_WORDS: [unit: CountUnit, phrases: string][] = [
  [
    { counts: 'bhk' },
    `bhk, bhks, b h k, bkh, bhkk, bedroom, bedrooms, bedrom, bedroms, bedrrom, bed room, bed rooms, bed, beds, br, room, rooms, room set,
     kamra, kamre, kamro, kamron, bedroom hall kitchen, बीएचके, बी एच के, बेडरूम, बैडरूम, कमरा, कमरे, कमरों`,
  ],
  [{ counts: 'rk' }, 'rk, r k, room kitchen, room kitchen set, आरके, आर के, रूम किचन'],
  [
    { counts: 'floor' },
    'floor, flor, flr, floar, manzil, manjil, manzila, manjhil, majil, manzeel, mala, tala, फ्लोर, मंजिल, मंज़िल, तल, माला',
  ],
  [{ counts: 'years' }, 'year, years, yr, yrs, yers, saal, sal, saalo, saalon, varsh, baras, साल, सालों, वर्ष'],
  [{ counts: 'days', days: 1 }, 'day, days, din, dino, dinon, दिन, दिनों'],
  [{ counts: 'days', days: 7 }, 'week, weeks, hafta, hafte, hafton, saptah, हफ्ता, हफ्ते, हफ्तों, सप्ताह'],
  [
    { counts: 'days', days: 30 },
    'month, months, mahina, mahine, mahino, mahinon, maheene, maah, महीना, महीने, महीनों, माह',
  ],
  [
    { counts: 'area', unit: 'sq_ft' },
    `sq ft, sq feet, sq foot, sqft, sqfts, sft, sqfeet, sq fit, square feet, square foot, square ft, square fit,
     varg foot, varg feet, वर्ग फुट, वर्ग फीट, स्क्वायर फीट, स्क्वायर फुट, स्क्वेयर फीट`,
  ],
  [
    { counts: 'area', unit: 'sq_m' },
    `sq m, sqm, sqmt, sq mt, sq mtr, sqmtr, sq meter, sq meters, sq metre, square meter, square meters,
     square metre, square metres, varg meter, वर्ग मीटर`,
  ],
  [
    { counts: 'area', unit: 'sq_yd' },
    `gaj, gaz, guj, sq yd, sq yds, sqyd, sqyds, sq yard, sq yards, square yard, square yards, yard, yards, varg gaj,
     गज, वर्ग गज`,
  ],
  [{ counts: 'area', unit: 'acre' }, 'acre, acres, ekad, ekar, एकड़'],
  [{ counts: 'area', unit: 'hectare' }, 'hectare, hectares, हेक्टेयर'],
  [{ counts: 'area', unit: 'bigha' }, 'bigha, beegha, bighas, बीघा'],
  [{ counts: 'area', unit: 'katha' }, 'katha, kattha, kathas, cottah, cottahs, कट्ठा'],
  [{ counts: 'area', unit: 'gunta' }, 'gunta, guntha, guntas, गुंठा'],
  [{ counts: 'area', unit: 'cent' }, 'cent, cents, सेंट'],
];

/** Words for the number of a floor; before another unit they mean nothing. */
export const FLOOR_NUMBER_WORDS: [floor: number, words: string][] = [
  [0, 'ground, grnd, gf, ग्राउंड'],
  [1, 'first, (pehl|pahl|pehel)(i|a|e), पहली, पहला, पहले, फर्स्ट'],
  [2, 'second, (dusr|doosr|dosr)(i|a|e), दूसरी, दूसरा, दूसरे, दुसरी, सेकंड'],
  [3, 'third, (teesr|tisr)(i|a|e), तीसरी, तीसरा, तीसरे, थर्ड'],
  [4, 'fourth, forth, (chauth|choth|chouth)(i|a|e), चौथी, चौथा, चौथे'],
  [5, 'fifth, (panch|paanch)(vi|vin|wi|wa|va|ve|we), पांचवी, पांचवीं, पांचवें, पांचवे, पांचवां'],
  [6, 'sixth, (chhath|chhat|chath)(i|vi|a|e), छठी, छठवीं, छठे, छठा'],
  [7, 'seventh, (saat|sat)(vi|vin|wi|wa|va|ve), सातवीं, सातवी, सातवें, सातवां'],
  [8, 'eighth, (aath|ath)(vi|vin|wi|wa|va|ve), आठवीं, आठवी, आठवें, आठवां'],
  [9, 'ninth, nau(vi|vin|wi|wa|va|ve), नौवीं, नौवी, नौवें, नौवां'],
  [10, 'tenth, (das|dus)(vi|vin|wi|wa|va|ve), दसवीं, दसवी, दसवें, दसवां'],
  [11, 'eleventh, gyarahvi, gyarvi, ग्यारहवीं'],
  [12, 'twelfth, barahvi, barvi, बारहवीं'],
  [15, 'fifteenth, pandrahvi, पंद्रहवीं'],
  [20, 'twentieth, beesvi, बीसवीं'],
];

/**
 * Words between the ends of a range; elsewhere they carry no wish. Those that compare also stand before words such as
 * 'zyada', so that a number before them is no ceiling.
 */
export const RANGE_WORDS: [range: { isComparing: boolean }, phrases: string][] = [
  [{ isComparing: false }, 'to, टू'],
  [{ isComparing: true }, 'se, se lekar, से, से लेकर'],
];

/** Words with a role in the grammar of a sentence. */
export const GRAMMAR_WORDS = {
  /** Before a range; elsewhere they carry no wish. */
  between: 'between, in between, from',
  /** After a range; elsewhere they carry no wish. */
  amid: 'beech, ke beech, ke bich, ke beech me, ke beech mein, ke bich me, बीच, के बीच, के बीच में',
  /** Between equal things: 'flat or villa'. */
  or: 'or, ya, या, अथवा',
  and: 'and, aur, n, evam, tatha, और, व, तथा',
  /** Before one more wish. */
  with: 'with',
  /** Ends of ordinal numbers. */
  ordinal: 'st, nd, rd, th, vi, vin, vii, vee, vein, wi, win, wee, va, van, ve, wa, wan, we, वीं, वां, वी, वें, वे, वा',
  /** Beside a number of years: the age of the building. */
  old: 'old, age, aged, purana, purani, purane, puraana, puraani, पुराना, पुरानी, पुराने',
  /** Before a home: built recently. Elsewhere, as in 'new airport', they are not understood. */
  new: 'new, newer, naya, nayi, naye, nya, nyi, नया, नई, नयी, नए, नये',
  /** Beside a time: when a listing was added. */
  listed: `listed, posted, added, uploaded, (add|list|post|upload) (hui|hua|hue|huye|huyi|ki|kiya|kiye|kari|kara),
   (add|list|post|upload) (kiya hua|kiye hue|ki hui), (dal|daal)(i hui|i huyi|a hua|e hue|e huye),
   (dal|daal)(i gayi|i gai|a gaya|e gaye|e gae), (लिस्ट|पोस्ट|अपलोड|ऐड) (हुई|हुए|हुआ|की|किया|किए|किये),
   (लिस्ट|पोस्ट|अपलोड|ऐड) (किए गए|किया गया|की गई|किए हुए|किया हुआ|की हुई), जोड़ी गई, जोड़े गए, जोड़ा गया,
   (डाली|डाले|डाला) (गई|गयी|गए|गये|गया|हुई|हुए|हुआ)`,
  /** Before a number of days. */
  last: 'last, past, previous, pichle, pichhle, pichla, पिछले, पिछला',
  /** Before an area unit: a rate and not a price. */
  per: 'per, prati, प्रति',
  /** Amounts of money that are no price: an amount beside them is not understood. */
  otherMoney: `deposit, security deposit, advance, emi, salary, income, maintenance, booking amount, token, token amount,
   down payment, loan, home loan, डिपॉजिट, सिक्योरिटी डिपॉजिट, एडवांस, ईएमआई, सैलरी, मेंटेनेंस, डाउन पेमेंट, लोन,
   होम लोन`,
  /** What follows is not wanted. */
  notNext: `no, not, not in, without, except, excluding, avoid, non, nothing, never, other than, bina, बिना,
   (dont|do not) (want|show|need|like|prefer), (should|must|can|could|would) not, (should|must|can|could|would)nt,
   cant, wont, dont, do not, cannot, (should|must) not be, (should|must)nt be`,
  /** What precedes is not wanted. */
  notPrevious: `(nahi|nahin|nhi|nahii|mat), (nahi|nahin|nhi) (chahiye|chaiye|chahie|hai|h|ho|lena|dena),
   (nahi|nahin|nhi|na) (hona|honi|hone) (chahiye|chaiye|chahie), (nahi|nahin|nhi) (de|ja|le) (sakta|sakte|sakti),
   (nahi|nahin|nhi) (dunga|denge|chalega|chalegi|karna), (na|naa) (ho|hon|jaye|jaaye|jae|dikhao|dikhana|chahiye),
   mat (dikhao|dikhana|dena), ke bina, ke alawa, ke alava, chhodkar, ko chhodkar,
   not (required|needed|wanted|ok|okay|acceptable|allowed), नहीं, नही, (नहीं|नही) (चाहिए|चाहिये|हो|है|चलेगा|चलेगी),
   (नहीं|नही) (होना|होनी|होने) (चाहिए|चाहिये), के बिना, के अलावा, छोड़कर, को छोड़कर, (न|ना) (हो|हों|जाए|जाये|दिखाओ)`,
  /** The same, but only directly after a comparison: '50 lakh se zyada na', and not 'dikhao na'. */
  softNot: 'na, naa, न, ना',
};

/** Times at which a listing was added. Those that do not speak of the past count only beside a word such as 'listed'. */
export const RECENCY_WORDS: [recency: { days: number; isPast: boolean }, phrases: string][] = [
  [{ days: 1, isPast: false }, 'today, aaj, आज'],
  [{ days: 7, isPast: false }, 'this week, is hafte, is week, इस हफ्ते, इस सप्ताह'],
  [{ days: 30, isPast: false }, 'this month, is mahine, is month, इस महीने, इस माह'],
  [{ days: 1, isPast: true }, 'last 24 hours, past 24 hours'],
  [{ days: 7, isPast: true }, 'last week, past week, pichle hafte, pichhle hafte, पिछले हफ्ते, पिछले सप्ताह'],
  [{ days: 30, isPast: true }, 'last month, past month, pichle mahine, pichhle mahine, पिछले महीने, पिछले माह'],
  [
    { days: 30, isPast: true },
    `recently listed, recently added, recently posted, newly listed, newly added, newly posted, just listed,
     just added`,
  ],
];

/** Phrases that contain other words or names that we know, but mean something that no filter or place can express. */
export const UNSUPPORTED_PHRASES = `
  rental income, rental yield, rent income, rental return, rental returns, assured rent, assured rental, rent agreement,
  rent free, pre leased, pre rented, leasehold, lease hold, किराये की आमदनी, किराए की आमदनी,
  sea view, sea facing, pool view, pool facing, garden view, garden facing, park facing, road facing, main road facing,
  lake view, lake facing, पार्क फेसिंग, रोड फेसिंग, सी फेसिंग, सी व्यू,
  top floor, last floor, high floor, higher floor, low floor, lower floor, middle floor, upper floor, floor plan,
  टॉप फ्लोर, ऊपरी मंजिल,
  near office, near my office, close to office, close to my office, office ke paas, office ke pass, mere office ke paas,
  ऑफिस के पास, मेरे ऑफिस के पास, near shops, site visit, play school, work from home, old age home, second hand,
  it park, tech park, terrace garden, open parking, open car parking, bike parking, two wheeler parking,
  upar wala floor, upar wali manzil, upar ka floor, upar ki manzil, ऊपर वाली मंजिल,
  low budget, budget friendly, under budget, budget flat, budget flats, low price, low cost, best price, कम बजट, kam budget,
  navi mumbai, नवी मुंबई, new chandigarh, chandni chowk, chandani chowk, चांदनी चौक,
  study room, servant room, store room, pooja room, puja room, पूजा घर`;

/** Words that carry no wish. They are dropped, unless they stand inside something that was not understood. */
export const FILLER_WORDS = `
  a, an, the, i, im, am, is, are, be, it, this, that, there, in, at, on, of, for, by, as, me, my, we, our, us, you, your,
  any, some, one, which, where, if, so, also, just, only, please, pls, plz, kindly, hi, hello, hey, dear, sir, madam,
  want, need, require, required, requirement, looking, searching, search, find, show, get, give, help, have, has, having,
  can, could, would, like, will, should, must, do, available, availability, option, options, prefer, preferred, preferably,
  anything, something, go, spend, pay, afford, property, properties, proprty, listing, listings, unit, units, type, area, locality, location, place, side, city, near to,
  located, situated, inside, nri, nris, invest, investing, investor, investors, investment, investments, investment purpose,
  for (|my |our |the )(parents|daughter|son|kids|children|wife|husband), carpet, carpet area, size, facility, facilities, amenities, thanks, thank,

  mein, mai, main, mujhe, muje, mujhko, hume, hamein, humein, humko, hamko, hum, ham, mera, meri, mere, hamara, hamare,
  apna, apne, apni, ek, koi, kuch, kuchh, kya, kahin, kahi, chahiye, chaiye, chahie, chahye, chahiya, chaahiye, chahta,
  chahte, chahti, hona, hone, honi, ho, hai, h, hain, hu, hun, hoon, raha, rahe, rahi, rha, rhe, rhi, lena, leni, lene,
  dena, dikhao, dikhaye, dikhaiye, dikhana, dikha, dikhado, batao, bataye, bataiye, batana, dhoondh, dhundh, dhoondo,
  dhoond, dhund, khoj, milega, milegi, mile, mil, sakta, sakte, sake, jaye, jaaye, ji, bhai, bhaiya, namaste,
  ka, ki, ke, k, ko, par, pe, pr, wala, wali, wale, vala, vali, vale, waala, waali, paas, pas, pass, ke paas, ke pass,
  ke pas, k paas, k pass, nazdeek, najdeek, nazdik, najdik, ke nazdeek, ke najdeek, ke liye, k liye, liye, ke saath,
  (parents|beti|bete|beta|betiyo|bachcho|bacho|maa baap|mata pita|mummy papa) (ke|k) liye, bilkul, ekdum, kharch, kharcha, jana, jaana, kar,
  karna, krna, karni, krni,
  karne, krne, ke sath, k saath, saath, sath, bhi, hi, toh, dono, chalega, jo, jisme, jismein, isme, sirf, bas, kripya, jagah, ilaka, ilake, shahar,
  shehar, suvidha,

  में, मे, मैं, मुझे, मुझको, हमें, हमको, हम, हमारे, हमारा, मेरा, मेरी, मेरे, अपना, अपने, अपनी, एक, कोई, कुछ, क्या, कहीं,
  चाहिए, चाहिये, चाहता, चाहते, चाहती, होना, होनी, होने, हो, है, हैं, हूं, रहा, रहे, रही, लेना, लेनी, लेने, दिखाओ, दिखाएं,
  दिखाइए, दिखाये, दिखा, बताओ, बताएं, बताइए, दें, दो, ढूंढ, खोज, मिल, मिले, मिलेगा, मिलेगी, सकता, सके, जाए,
  का, की, के, को, पर, पे, वाला, वाली, वाले, पास, के पास, नजदीक, के नजदीक, निकट, के निकट, के लिए, के लिये, लिए, लिये,
  के साथ, साथ, भी, ही, तो, जो, जिसमें, इसमें, सिर्फ, केवल, बस, कृपया, जगह, इलाका, इलाके, शहर, सुविधा, एरिया, क्षेत्र,
  एनआरआई, निवेश, इन्वेस्टमेंट, करना, करनी, करने, (बेटी|बेटे|बच्चों|माता पिता|मां बाप|पेरेंट्स) के (लिए|लिये),
  लोकेशन, प्रॉपर्टी, संपत्ति, नमस्ते, जी, भाई`;
