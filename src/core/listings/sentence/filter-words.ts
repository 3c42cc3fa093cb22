import type { Facing } from '#contract/listings/enumerations.ts';
import type { SentenceFilters } from './reading.ts';

/**
 * What people write for each filter: English, Hinglish and Hindi, phrases separated by commas. Spaces, hyphens, capital
 * letters and nuktas do not matter. To teach the parser a new word, add it here and a sentence to the golden file.
 */
export const FILTER_WORDS: [filters: SentenceFilters, phrases: string][] = [
  // Purpose
  [
    { purpose: 'rent' },
    `rent, rental, rentals, rented, for rent, on rent, to let, lease, on lease, kiraya, kiraye, kiraaye, kirae,
     kiray, kiraye par, kiraye pe, kiraye pr, kiraya par, bhada, bhade, bhade par, bhade pe, per month, pm, p/m,
     a month, monthly, per mahina, har mahine, किराया, किराये, किराए, किराये पर, किराए पर, भाड़ा, भाड़े, भाड़े पर,
     रेंट, रेंट पर, प्रति माह, प्रति महीना, हर महीने, मासिक`,
  ],
  [
    { purpose: 'sale' },
    `buy, buying, to buy, sale, for sale, purchase, purchasing, resale, kharidna, khareedna, kharidne, khareedne,
     kharidni, khareedni, kharidne ke liye, bikau, bikri, khareed, खरीदना, खरीदने, खरीदनी, खरीदने के लिए, बिकाऊ,
     बिक्री, रीसेल`,
  ],
  [
    { kind: 'projects' },
    `project, projects, new project, new projects, upcoming project, upcoming projects, naya project, naye project,
     naye projects, प्रोजेक्ट, प्रोजेक्ट्स, नया प्रोजेक्ट, नए प्रोजेक्ट, नये प्रोजेक्ट, नए प्रोजेक्ट्स`,
  ],

  // Kinds of property
  [
    { residency_type: 'residential' },
    'residential, residential property, residential properties, home, homes, ghar, rihayshi, आवासीय, रिहायशी, घर',
  ],
  [
    { residency_type: 'commercial' },
    `commercial, commercial property, commercial properties, commercial space, business space, vyavsayik,
     व्यावसायिक, कमर्शियल, कमर्शियल प्रॉपर्टी`,
  ],
  [
    { property_type: ['flat/apartment'] },
    `flat, flats, flt, flaat, flet, flate, flates, flatt, fllat, apartment, apartments, apt, apts,
     (app|ap)(artment|artments|artmnt|artmnts|artmant|artmants|artement|arment|artmet|ertment), फ्लैट, फ्लैट्स, फ्लेट,
     फलैट, अपार्टमेंट, अपार्टमेंट्स`,
  ],
  [
    { property_type: ['residential'] },
    `house, houses, hous, (independent|indepndent|independant|indipendent|individual) (house|hous), row house, row houses, rowhouse, makan, makaan, mkan,
     independent makan, मकान, स्वतंत्र मकान, इंडिपेंडेंट हाउस, हाउस, रो हाउस`,
  ],
  [
    { property_type: ['villa'] },
    `villa, villas, vila, vilas, villla, bungalow, bungalows, bunglow, bungalo, bangla, independent villa, विला,
     बंगला`,
  ],
  // A kothi is a detached house of any size.
  [{ property_type: ['residential', 'villa'] }, 'kothi, kothiyan, kothiya, kothee, कोठी, कोठियां'],
  [
    { property_type: ['builder_floor_apartment'] },
    `builder floor, builder floors, builder floor apartment, builder flat, independent floor, independent floors,
     बिल्डर फ्लोर`,
  ],
  [{ property_type: ['penthouse'] }, 'penthouse, penthouses, pent house, पेंटहाउस, पेंट हाउस'],
  [{ property_type: ['studio_apartment'] }, 'studio, studios, studio apartment, studio flat, स्टूडियो, स्टूडियो अपार्टमेंट'],
  [
    { property_type: ['service_apartment'] },
    'service apartment, service apartments, serviced apartment, serviced apartments, सर्विस अपार्टमेंट',
  ],
  [
    { property_type: ['plot'] },
    `plot, plots, plott, residential plot, residential plots, land, lands, site, zameen, zamin, jameen, jamin,
     zmeen, bhoomi, bhukhand, residential land, प्लॉट, प्लाट, प्लॉट्स, जमीन, भूखंड, भूमि, आवासीय प्लॉट`,
  ],
  [
    { property_type: ['commercial_office_space'] },
    `office, offices, office space, commercial office, commercial office space, ofice, ofis, offce, offis, daftar, dafter, ऑफिस,
     ऑफिस स्पेस, आफिस, दफ्तर, कार्यालय`,
  ],
  [
    { property_type: ['office_in_it_park'] },
    `it office, (it|tech|i t) park office, (it|tech|i t) park office space, office (it|tech) park,
     office (|space )(in|at) (|an |a |the )(it|tech) park,
     (it|tech) park (me|mein|ka|ke andar|wala|wali|wale|vala|vali) office, office (it|tech) park (me|mein|wala|wali),
     आईटी पार्क (में|वाला|का|के अंदर) ऑफिस, आईटी पार्क ऑफिस`,
  ],
  [
    { property_type: ['commercial_shop'] },
    'shop, shops, commercial shop, retail shop, dukan, dukaan, dukane, dukaane, दुकान, दुकानें, दूकान, शॉप, शोप',
  ],
  [{ property_type: ['commercial_showroom'] }, 'showroom, showrooms, show room, commercial showroom, शोरूम, शो रूम'],
  [
    { property_type: ['commercial_land'] },
    `commercial land, commercial plot, commercial plots, commercial zameen, commercial jameen, कमर्शियल प्लॉट,
     कमर्शियल जमीन, व्यावसायिक जमीन`,
  ],
  [{ property_type: ['warehouse/godown'] }, 'warehouse, warehouses, ware house, godown, godam, godaam, गोदाम, वेयरहाउस'],
  [
    { property_type: ['industrial_land'] },
    `industrial land, industrial plot, industrial plots, industrial zameen, industrial jameen, औद्योगिक जमीन,
     औद्योगिक प्लॉट, इंडस्ट्रियल प्लॉट`,
  ],
  [
    { property_type: ['industrial_building'] },
    'industrial building, factory, factory building, फैक्ट्री, कारखाना, karkhana',
  ],
  [{ property_type: ['industrial_shed'] }, 'industrial shed, industrial sheds, shed, factory shed, शेड, औद्योगिक शेड'],
  [
    { property_type: ['agricultural_land'] },
    `agricultural land, agriculture land, agri land, farm land, farmland, kheti ki zameen, kheti ki jameen,
     kheti zameen, krishi bhoomi, krishi bhumi, khet, खेती की जमीन, कृषि भूमि, खेत`,
  ],
  [{ property_type: ['farmhouse'] }, 'farmhouse, farmhouses, farm house, farm houses, फार्महाउस, फार्म हाउस'],

  // Furnishing
  [
    { furnishing: 'full' },
    `(|fully |full |fuly |well )(furnished|furnish|furnised|furnishd|furnised|furnshed|furnisd|furnishes|fernished|farnished),
     furniture ke saath, furniture ke sath, with furniture, सुसज्जित, फर्निश्ड, फुल फर्निश्ड,
     फुली फर्निश्ड, पूरी तरह फर्निश्ड, फर्नीचर के साथ`,
  ],
  [
    { furnishing: 'semi' },
    `(semi|semy|half) (furnished|furnish|furnised|furnishd|furnshed|furnisd|fernished|farnished), सेमी फर्निश्ड,
     अर्ध सुसज्जित`,
  ],
  [
    { furnishing: 'unfurnished' },
    `(un|non|not) (furnished|furnish|furnised|furnishd|furnshed|furnisd|fernished|farnished), bare shell, without furniture,
     bina furniture, अनफर्निश्ड, बिना फर्नीचर, बिना फर्नीचर के`,
  ],

  // Possession
  [
    { possession_status: ['ready_to_move'] },
    `(ready|redy|raedy|reddy) (to|2|too) (move|move in|shift|occupy), rtm, rtmi, ready, redy, immediately available,
     (ready|immediate|turant) (possession|possesion|posession|posesion|posession), move in ready, immediate shift,
     turant (shift|shifting), (|turant |abhi )(rehne|rahne|rehney) (layak|laayak|layaq|layk),
     (rehne|rahne) ke liye (taiyar|taiyaar|tayar|ready), taiyar, taiyaar, tayar, tayyar, tyar, रेडी टू मूव, रेडी टू मूव इन, रेडी, रेडी पजेशन, तैयार,
     (|तुरंत )(रहने|रहनें) (लायक|योग्य), रहने के लिए तैयार, तुरंत शिफ्ट, तुरंत पजेशन, तुरंत कब्जा, तत्काल कब्जा`,
  ],
  [
    { possession_status: ['new_launch', 'mid_stage', 'near_possession'] },
    `under (construction|constructions|constuction|constrution|contruction|constructon|construcion), uc, nirmanadheen, nirmanadhin, ban raha, ban rahe,
     अंडर कंस्ट्रक्शन, निर्माणाधीन`,
  ],
  [
    { possession_status: ['new_launch'] },
    `new launch, new launches, newly launched, newlaunch, just launched, pre launch, prelaunch, nayi launch,
     naya launch, न्यू लॉन्च, नया लॉन्च, नई लॉन्च, न्यू लांच, नया लांच`,
  ],
  [{ possession_status: ['mid_stage'] }, 'mid stage'],
  [
    { possession_status: ['near_possession'] },
    `(near|nearing|jaldi|jald) (possession|possesion|posession|posesion), possession soon, नियर पजेशन,
     जल्द पजेशन, जल्दी पजेशन`,
  ],

  // Age of the building, in years
  [
    { max_age: 1 },
    `brand new, new construction, newly built, newly constructed, new built, new property, new properties,
     nayi property, बिल्कुल नया, नई प्रॉपर्टी`,
  ],

  // Who posted it
  [
    { posted_by: 'owner' },
    `owner, owners, by owner, from owner, direct owner, owner direct, direct from owner, directly from owner,
     owner only, only owner, owner se, owner se direct, owner property, owner posted, posted by owner, owner ka,
     owner listing, no broker, no brokers, no brokerage, zero brokerage, brokerage free, without broker,
     without brokerage, without brokers, no agent, no agents, without agent, no dealer, no dealers, malik, malik se,
     malik se direct, seedha malik, seedha malik se, seedhe malik se, sidha malik se, direct malik, direct malik se,
     makan malik, makan malik se, makaan malik se, bina broker, bina broker ke, bina brokerage, bina brokerage ke,
     bina dalal, bina dalal ke, bina dalali, bina dalali ke, broker nahi, broker nahi chahiye, broker nhi, no dalal,
     dalal nahi, na broker, na dalal, na koi broker, ओनर, ओनर से, मालिक, मालिक से, सीधे मालिक से, सीधा मालिक से, मकान मालिक से, बिना ब्रोकर,
     बिना ब्रोकर के, बिना ब्रोकरेज, बिना ब्रोकरेज के, बिना दलाल, बिना दलाल के, बिना दलाली, बिना दलाली के, दलाल नहीं,
     ब्रोकर नहीं, ब्रोकर नहीं चाहिए`,
  ],
  [
    { posted_by: 'agent' },
    `agent, agents, by agent, from agent, via agent, through agent, broker, brokers, by broker, through broker,
     via broker, dealer, dealers, agent se, broker se, dealer se, posted by agent, एजेंट, एजेंट से, ब्रोकर,
     ब्रोकर से, डीलर से`,
  ],
  [
    { posted_by: 'builder' },
    `by builder, from builder, direct builder, builder direct, direct from builder, directly from builder,
     posted by builder, builder se, builder se direct, direct builder se, seedha builder se, seedhe builder se,
     developer se, from developer, बिल्डर से, सीधे बिल्डर से, डेवलपर से`,
  ],

  // RERA
  [
    { rera: true },
    `(|maha|maha |h|up |gujarat |karnataka )rera, (|maha|maha |h)rera (no|number|num|id|registration|regd|reg),
     (|maha|maha |h)rera (registration|regd|reg) (no|number), rera approved, rera registered, rera certified, rera verified, approved by rera, rera wala, rera wali, rera approve, रेरा, रेरा अप्रूव्ड, रेरा स्वीकृत,
     रेरा रजिस्टर्ड, रेरा पंजीकृत, रेरा वाला, रेरा वाली`,
  ],
];

/** What people write for the amenities of the master list. */
export const AMENITY_WORDS: [amenity: string, phrases: string][] = [
  [
    'Swimming pool',
    '(|swimming |swiming |swimmig |swming |swimimg )(pool), swimming, swiming, swimming pul, swiming pul, tarantal, स्विमिंग पूल, पूल, तरणताल',
  ],
  ['Clubhouse', 'clubhouse, club house, club, क्लब हाउस, क्लबहाउस, क्लब'],
  ['Library lounge', 'library lounge, library, लाइब्रेरी'],
  ['Mini theatre', 'mini theatre, mini theater, home theatre, theatre, मिनी थिएटर'],
  ['Sky deck', 'sky deck'],
  ['Private garden', 'private garden, own garden, apna garden, garden, bagicha, निजी बगीचा, बगीचा, गार्डन'],
  ['Food court', 'food court, foodcourt, फूड कोर्ट'],
  ['Gymnasium', 'gym, gymnasium, gymnesium, gim, jim, fitness centre, fitness center, जिम, व्यायामशाला'],
  ['Badminton court', 'badminton court, badminton, बैडमिंटन कोर्ट, बैडमिंटन'],
  ['Tennis court', 'tennis court, tennis, lawn tennis, टेनिस कोर्ट, टेनिस'],
  ['Jogging track', 'jogging track, joging track, walking track, running track, जॉगिंग ट्रैक'],
  ['Cricket practice net', 'cricket practice net, cricket net, cricket nets, cricket pitch'],
  ['Indoor games room', 'indoor games room, indoor games, games room'],
  ['Lift', 'lift, lifts, elevator, elevators, लिफ्ट, लिफ्ट वाला'],
  [
    'Power back-up',
    `(|full )(power|powar|pwr) (backup|bakup|backp|bckup), generator, genset, inverter, बिजली बैकअप,
     पावर बैकअप, जनरेटर, इन्वर्टर, bijli backup`,
  ],
  [
    'Covered parking',
    `(|car |covered |covered car |reserved |stilt )(parking|parkng|parkin|paking|parkking), gadi parking, gaadi parking, gaadi ki parking, gadi ki parking, पार्किंग, कार पार्किंग, गाड़ी की पार्किंग,
     कवर्ड पार्किंग`,
  ],
  ['Visitor parking', 'visitor parking, visitors parking, guest parking, विजिटर पार्किंग'],
  ['Piped gas', 'piped gas, gas pipeline, gas pipe line, png, png gas, pipeline gas, गैस पाइपलाइन, पाइप गैस'],
  ['Convenience store', 'convenience store, grocery store'],
  ['Loading bay', 'loading bay, loading dock, loading unloading'],
  [
    '24-hour security',
    `24 hour security, 24 hours security, 24x7 security, 24 7 security, 24/7 security, round the clock security,
     security guard, security guards, security, securty, secuirty, guard, chaukidar, chowkidar, सुरक्षा, सिक्योरिटी, 24 घंटे सुरक्षा,
     24 घंटे सिक्योरिटी, चौकीदार`,
  ],
  ['CCTV', 'cctv, cctv camera, cctv cameras, सीसीटीवी, सीसीटीवी कैमरा'],
  ['Fire-fighting system', 'fire fighting system, fire fighting, fire safety, fire noc'],
  ['Intercom', 'intercom, inter com, इंटरकॉम'],
  [
    'Gated entrance',
    `gated entrance, gated, gated society, gated community, gated colony, gated complex, गेटेड, गेटेड सोसाइटी,
     गेटेड सोसायटी, गेटेड कॉलोनी`,
  ],
  ['Rainwater harvesting', 'rainwater harvesting, rain water harvesting, वर्षा जल संचयन'],
  ['Solar panels', 'solar panels, solar panel, solar, solar power, सोलर, सोलर पैनल'],
  ['Sewage treatment plant', 'sewage treatment plant, sewage treatment, stp'],
  ['Tree-lined avenue', 'tree lined avenue'],
  [
    'Electric-vehicle charging',
    'electric vehicle charging, ev charging, ev charger, ev charging point, car charging, ईवी चार्जिंग',
  ],
  ['Organic waste composter', 'organic waste composter, composter'],
  [
    "Children's play area",
    `childrens play area, children play area, kids play area, kid play area, play area, playground, play ground,
     kids area, bachcho ke khelne ki jagah, प्ले एरिया, बच्चों के खेलने की जगह, खेल का मैदान`,
  ],
  ["Senior citizens' corner", 'senior citizens corner, senior citizen corner, senior citizen area'],
  ['Multipurpose hall', 'multipurpose hall, multi purpose hall, community hall, party hall, कम्युनिटी हॉल'],
  ['Amphitheatre', 'amphitheatre, amphitheater, amphi theatre'],
  ['Crèche', 'creche, day care, daycare, क्रेच'],
  ['Pet park', 'pet park, dog park'],
];

/** Words for a direction. They are a wish only beside a word for facing: 'south Delhi' is none. */
export const DIRECTION_WORDS: [facing: Facing, words: string][] = [
  ['north', 'north, uttar, नॉर्थ, उत्तर'],
  ['north_east', 'north east, ne, ishan, uttar purv, नॉर्थ ईस्ट, उत्तर पूर्व, ईशान'],
  ['east', 'east, purab, poorab, purv, poorv, purva, ईस्ट, पूर्व, पूरब'],
  ['south_east', 'south east, साउथ ईस्ट, दक्षिण पूर्व, आग्नेय'],
  ['south', 'south, dakshin, dakhin, साउथ, दक्षिण'],
  ['south_west', 'south west, sw, साउथ वेस्ट, दक्षिण पश्चिम'],
  ['west', 'west, paschim, pashchim, वेस्ट, पश्चिम'],
  ['north_west', 'north west, nw, नॉर्थ वेस्ट, उत्तर पश्चिम'],
];

/** Words that follow a direction: 'east facing', 'purab mukhi'. The first ones may also precede it: 'facing east'. */
export const FACING_WORDS = { after: 'facing, face, mukhi, फेसिंग, मुखी', before: 'facing' };
