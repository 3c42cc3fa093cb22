import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import {
  artFile,
  courtyard,
  cover,
  elevation,
  floorplan,
  heroCourtyard,
  interior,
  monogram,
  skyline,
  spot,
  streetMap,
} from './index.ts';

/** The first 16 hex digits of a picture's SHA-256. A change here changes pictures that are already published. */
const FILES = [
  ['elevation-tower-2-day', 'd84180674e90336c'],
  ['elevation-tower-3-golden', 'ba292e5f9bfb25a6'],
  ['elevation-tower-4-dusk', 'dba9a66657bea3e4'],
  ['elevation-tower-6-dawn', 'b50bf5d2cbd0270e'],
  ['elevation-midrise-11-day', '166299ed87fff86b'],
  ['elevation-midrise-13-dusk', '2195fe16754e956d'],
  ['elevation-villa-4-day', 'f3500b131d4b7c60'],
  ['elevation-villa-22-dawn', '228c7165e781e0bb'],
  ['elevation-villa-24-dusk', '6dae75f7bb3bb489'],
  ['elevation-villa-7-golden', '2332c35709e32012'],
  ['elevation-builder-floor-3-day', 'ec5e68fec6f52095'],
  ['elevation-builder-floor-34-golden', '59805276d98a9cc5'],
  ['elevation-builder-floor-5-dusk', 'bb37d46f335b5a8e'],
  ['elevation-plot-41-day', 'b494c54d7498dc6b'],
  ['elevation-plot-42-golden', 'fd4b822aa49c0881'],
  ['elevation-plot-0-dusk', 'cfd3504b188ceb77'],
  ['elevation-farmhouse-51-golden', '0b2c139496d44507'],
  ['elevation-farmhouse-52-dusk', 'dd036307528e8797'],
  ['elevation-office-64-day', '7d28935239de00c0'],
  ['elevation-office-61-dusk', '85fb2772698184ec'],
  ['elevation-office-4294967295-dawn', '205fe0ffcd18319a'],
  ['elevation-shop-71-day', '79988baf1ca22d67'],
  ['elevation-shop-73-dusk', '6f4653698d2768a7'],
  ['elevation-warehouse-82-day', 'a5bdd4aabc1e61be'],
  ['elevation-warehouse-83-dusk', 'fb1744f000b858af'],
  ['elevation-slab-14f-mid-south-ready-7-golden', '083f903fb5514e50'],
  ['elevation-society-10f-affordable-east-ready-3-day', '9c541cf05499ef89'],
  ['elevation-stepped-18f-luxury-desert-midway-5-dawn', '7713052c0b29efa9'],
  ['elevation-deco-6f-premium-coast-finishing-11-day', '5ed5df0544453c4a'],
  ['elevation-nalukettu-2f-premium-kerala-ready-13-golden', 'a92858ee9fa56a16'],
  ['elevation-floors-frame-4f-premium-north-launch-9-dusk', '01e43b8f7e51b4d9'],
  ['elevation-glass-office-12f-premium-deccan-ready-21-dusk', 'cf622661fc942535'],
  ['elevation-plot-walled-240y-mid-north-ready-4-day', '2e27f6207b2c233b'],
  ['elevation-paddy-9000y-mid-east-ready-8-dawn', '280595118132ec8c'],
  ['city-delhi', '154319dfa6202c18'],
  ['city-gurugram', '137421aacae3eac6'],
  ['city-noida', 'b4b7c35c4b07f32c'],
  ['city-mumbai', '4e1a60f8a689333f'],
  ['city-bengaluru', 'bf87b6a336456008'],
  ['city-pune', 'd7bacb2379803333'],
  ['city-hyderabad', 'a63f506a5fcba2bd'],
  ['city-chennai', 'bd9375b9b2aa5697'],
  ['city-kolkata', 'c6192736cfeac986'],
  ['city-jaipur', 'c060cb4fc9ee956f'],
  ['city-ahmedabad', 'e0e92201f640f394'],
  ['city-goa', '375c8d012a83370a'],
  ['city-dholera', 'f1ce708e3c09c260'],
  ['city-lucknow', 'e0ccb11cbd98d186'],
  ['city-chandigarh', '8590b50fa8bdee60'],
  ['city-kochi', '5067918f8165e992'],
  ['city-india', '80e41c91bd7b8c5b'],
  ['city-gurgaon', '25d1f8cae333347c'],
  ['city-greater-noida', 'c5bc59a2715b31b2'],
  ['city-new-delhi', '1353a543b104f574'],
  ['city-bhopal', '55f210457bbdec38'],
  ['courtyard-india-golden-wide', '289db3123fcdcf60'],
  ['courtyard-india-golden-tall', 'e8b9a2dece9dd85c'],
  ['courtyard-jaipur-dusk-wide', 'cc064a24acc33258'],
  ['courtyard-mumbai-day-wide', 'f8ed131e034dcc46'],
  ['courtyard-kolkata-dawn-tall', '298884efc3fd9af1'],
  ['courtyard-gurgaon-dusk-tall', '410ff7de85a43ac2'],
  ['banner', '66c951317b2937a5'],
  ['login-art', '4fae94ea6a9a2544'],
  ['interior-living-2-day', 'a3c93948333e489c'],
  ['interior-living-1-dusk', '6916585d7bf46050'],
  ['interior-kitchen-6-golden', '4ce32db0ba2695c5'],
  ['interior-bedroom-12-day', '4dfc1cd48b69d1fb'],
  ['interior-balcony-17-golden', 'b923c2e0345e56f9'],
  ['interior-balcony-3-dusk', 'b9acc8f82d4dfd44'],
  ['interior-bath-9-dawn', 'af36e7eb1a97821f'],
  ['interior-study-26-dusk', '41c6668ffaf06580'],
  ['plan-studio-1', '9b89d3b9944c999c'],
  ['plan-1-2', '7ce60a3fcf47dcb1'],
  ['plan-2-3', '8680130aab6f9b4b'],
  ['plan-3-2', '283909ed3f968866'],
  ['plan-4-4', 'cd899b630bc3e864'],
  ['cover-arches-3', '80f67880864e9059'],
  ['cover-stepwell-9', '66232f68d70f577f'],
  ['cover-jaali-6', 'df642db878600c49'],
  ['cover-horizon-4', 'eb83975ee7690d79'],
  ['cover-courtyard-5', 'dcc00b40387da30f'],
  ['cover-ledger-7', 'ee39cec5c6ea12ce'],
  ['monogram-0-vastukala-habitat', '70cbe7188352d04a'],
  ['monogram-1-vikram-sethi', '366272d4688074e5'],
  ['monogram-2-farah', '875e61a28200a376'],
  ['monogram-3-banyan-realty', '3a53a71866eecc80'],
  ['monogram-4-zoya-khan', 'e0bb062715d750fa'],
  ['monogram-5-northgate-spaces', 'f9fa181a8ffa17aa'],
  ['map-1', 'e9aa31b446fc306b'],
  ['map-2', 'd317cde2af31c01e'],
  ['spot-wishlist', '1afa14181a90b7bf'],
  ['spot-notfound', 'a67dab85ad5aadd6'],
  ['spot-search', 'e1121aea842199ea'],
  ['spot-thanks', 'e30c98928ab85136'],
] as const;

const DEFAULTS = [
  ['elevation', elevation, 'e9930fb0e29863d5'],
  ['skyline', skyline, '8a107c8169fbd4c2'],
  ['courtyard', courtyard, '059de6e3dadd8b1f'],
  ['interior', interior, '531d3a84e2887eb2'],
  ['floorplan', floorplan, '6540548d90bd9e07'],
  ['cover', cover, '9c731466d0f46c82'],
  ['monogram', monogram, '002f584ab51d1005'],
  ['streetMap', streetMap, 'e9aa31b446fc306b'],
  ['spot', spot, '1afa14181a90b7bf'],
] as const;

const fingerprint = (svg: string): string => createHash('sha256').update(svg).digest('hex').slice(0, 16);

describe('a published picture keeps its bytes', () => {
  test.each(FILES)('%s', (name, expected) => {
    expect(fingerprint(artFile(name) ?? '')).toBe(expected);
  });

  test.each(DEFAULTS)('%s without options', (_name, draw, expected) => {
    expect(fingerprint(draw())).toBe(expected);
  });
});

/** After a change here the hero video is outdated: render it again with `npm run art:hero-video`. */
const FRAMES = [
  [0.125, '69ea6ac31247668a'],
  [0.5, 'f29ec131f6f6bdfd'],
  [0.875, 'a8414dbc22ed7f00'],
] as const;

describe('the hero video shows these frames', () => {
  test.each(FRAMES)('at %d of its loop', (moment, expected) => {
    expect(fingerprint(heroCourtyard({ city: 'India', time: 'golden', format: 'wide', moment }))).toBe(expected);
  });
});
