// Imports the entire namespace because jiti, which loads plugins, hides the named export `z`.
import * as z from 'zod';

/** The releases whose documentation this site serves. `current` isn't released, so it has no entry. */
export const releasesSchema = z.array(
  z.strictObject({
    /** Version, as written in versions.json. */
    version: z
      .string('expected a version in quotes')
      .regex(/^\d+\.\d+\.\d+$/, 'expected three numbers; write, for example, "3.8.0"'),
    /** Date on which the release was published. */
    date: z
      .string('expected a date in quotes')
      .pipe(z.iso.date('expected an ISO date; write, for example, "2025-05-26"')),
  }),
);

/** A release that this site documents. */
export type Release = z.infer<typeof releasesSchema>[number];
