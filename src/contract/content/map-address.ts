import { z } from 'zod';

/** The URL of an embedded map; from hosts with other services only their maps are allowed. */
export const MapAddress = z
  .string()
  .max(2000)
  .regex(
    /^https:\/\/www\.(google\.com\/maps\/embed|openstreetmap\.org\/export\/embed\.html)(\?[^\s"'<>]*)?$/,
    'Enter a Google Maps or OpenStreetMap link or embed code',
  );
