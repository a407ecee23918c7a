// Imports the entire namespace because jiti, which loads plugins, hides the named export `z`.
import * as z from 'zod';
import { coverColors, coverPatterns } from './covers';
import { tagKeys } from './tags';

const LONGEST_DESCRIPTION = 120;

function oneOf(values: readonly string[]): string {
  return `expected one of ${values.map((value) => `"${value}"`).join(', ')}`;
}

const address = z
  .string('expected a URL in quotes')
  .pipe(z.url({ protocol: /^https$/, error: 'expected a URL; start it with https://' }));

const siteSchema = z
  .strictObject({
    /** Name of the site, as it appears on the site. */
    title: z
      .string('expected a title in quotes')
      .min(1, 'expected a title; write the name of the site'),
    /** What visitors find on the site, in one sentence. */
    description: z
      .string('expected a description in quotes')
      .min(1, 'expected a sentence; describe what visitors find on the site')
      .max(
        LONGEST_DESCRIPTION,
        `expected at most ${LONGEST_DESCRIPTION} characters; write a shorter sentence`,
      )
      .endsWith('.', 'expected a sentence; end it with a period'),
    /** URL of the site. */
    website: address,
    /** URL of the site's source code, or null if the code isn't public. */
    source: address.nullable(),
    /** Tags that readers can filter by. A site without tags can only be found by its name. */
    tags: z
      .array(z.enum(tagKeys, oneOf(tagKeys)), 'expected a list of tags')
      .refine((keys) => new Set(keys).size === keys.length, 'expected each tag once'),
    /** Look of the generated cover. What you omit is derived from the title. */
    cover: z
      .strictObject({
        color: z.enum(coverColors, oneOf(coverColors)).optional(),
        pattern: z.enum(coverPatterns, oneOf(coverPatterns)).optional(),
      })
      .optional(),
  })
  .superRefine(({ source, tags }, context) => {
    if ((source === null) === tags.includes('opensource')) {
      context.addIssue({
        code: 'custom',
        path: ['source'],
        input: source,
        message: source
          ? 'expected null, because the tag "opensource" is missing; add the tag or set the source to null'
          : 'expected a URL, because the site has the tag "opensource"; add the URL or remove the tag',
      });
    }
  });

/** The entries of the showcase. Titles are unique. */
export const sitesSchema = z
  .array(siteSchema, 'expected a list of sites')
  .superRefine((sites, context) => {
    const seen = new Set<string>();
    sites.forEach(({ title }, index) => {
      const key = title.toLowerCase();
      if (seen.has(key)) {
        context.addIssue({
          code: 'custom',
          path: [index, 'title'],
          input: title,
          message: 'expected a title that no other site has; remove the duplicate entry',
        });
      }
      seen.add(key);
    });
  });

/** A site, as written in sites.json. */
export type SiteEntry = z.infer<typeof sitesSchema>[number];

/** A site, as passed to the page. */
export interface Site extends Omit<SiteEntry, 'cover'> {
  /** URL of the generated cover. */
  readonly cover: string;
}
