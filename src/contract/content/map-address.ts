import { z } from 'zod';

/** The address of an embedded map; of the big hosts only their maps. */
export const MapAddress = z
  .string()
  .max(2000)
  .regex(
    /^https:\/\/www\.(google\.com\/maps\/embed|openstreetmap\.org\/export\/embed\.html)(\?[^\s"'<>]*)?$/,
    'Please give the address of a Google Maps or OpenStreetMap embed',
  );
