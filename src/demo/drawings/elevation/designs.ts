import { floorsCorner, floorsFrame, floorsPlain, floorsStone } from './builder-floors.ts';
import type { Design } from './design-catalogue.ts';
import { farmCourt, farmModern, farmTiled } from './farmhouses.ts';
import { coconut, orchard, paddy, wheat } from './fields.ts';
import { bungalow, plainHouse, rowHouse } from './houses.ts';
import { brickHouse, cubes } from './houses-modern.ts';
import { chettinad, haveli, nalukettu, townhouse } from './houses-regional.ts';
import { brickCourt, deco, jharokhaBlock, mansion, terraced } from './midrises.ts';
import { gallery, stiltBlock, tiledBlock, walkup } from './midrises-plain.ts';
import { campus, complex, finOffice, glassOffice } from './offices.ts';
import { frontage, plotCorner, plotLayout, plotWalled, workLand } from './plots.ts';
import { barrelShed, dockShed, sawtooth, works } from './sheds.ts';
import { bazaar, cornerShop, highStreet } from './shops.ts';
import { mall, plazaShowroom, showroom } from './showrooms.ts';
import type { Building, Site } from './site.ts';
import { framed, point, slab, stepped, twin } from './towers.ts';
import { curved, estate, society } from './towers-plain.ts';
import { arcadedHouse, coastalHouse, gableVilla, pavilion } from './villas.ts';

/** How each building is drawn. */
export const BUILDING_DESIGNS: Partial<Record<Design, (site: Site) => Building>> = {
  slab,
  point,
  stepped,
  twin,
  framed,
  curved,
  estate,
  society,
  walkup,
  gallery,
  'stilt-block': stiltBlock,
  'tiled-block': tiledBlock,
  'brick-court': brickCourt,
  deco,
  mansion,
  'jharokha-block': jharokhaBlock,
  terraced,
  'plain-house': plainHouse,
  'row-house': rowHouse,
  cubes,
  'brick-house': brickHouse,
  bungalow,
  nalukettu,
  chettinad,
  haveli,
  townhouse,
  pavilion,
  'gable-villa': gableVilla,
  coastal: coastalHouse,
  arcaded: arcadedHouse,
  'floors-plain': floorsPlain,
  'floors-stone': floorsStone,
  'floors-frame': floorsFrame,
  'floors-corner': floorsCorner,
  'glass-office': glassOffice,
  'fin-office': finOffice,
  campus,
  complex,
  'high-street': highStreet,
  'corner-shop': cornerShop,
  bazaar,
  mall,
  showroom,
  'plaza-showroom': plazaShowroom,
  'dock-shed': dockShed,
  'barrel-shed': barrelShed,
  sawtooth,
  works,
  'farm-tiled': farmTiled,
  'farm-modern': farmModern,
  'farm-court': farmCourt,
};

/** How land is drawn, from the horizon down. */
export const LAND_DESIGNS: Partial<Record<Design, (site: Site) => string>> = {
  'plot-layout': plotLayout,
  'plot-walled': plotWalled,
  'plot-corner': plotCorner,
  frontage,
  'work-land': workLand,
  paddy,
  wheat,
  coconut,
  orchard,
};
