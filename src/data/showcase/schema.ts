// The whole namespace: jiti, which loads plugins, hides the named export `z`.
import * as z from 'zod';
import { coverColors, coverPatterns } from './covers';
import { tagKeys } from './tags';

const LONGEST_DESCRIPTION = 120;

function oneOf(values: readonly string[]): string {
  return `expected one of ${values.map((value) => `"${value}"`).join(', ')}`;
}

const address = z
  .string('expected an address in quotes')
  .pipe(z.url({ protocol: /^https$/, error: 'expected an address; write it from https:// on' }));

const siteSchema = z
  .strictObject({
    /** Name of the site, as its own pages write it. */
    title: z.string('expected a title in quotes').min(1, 'expected a title; write the site name'),
    /** What a visitor finds there, in one sentence. */
    description: z
      .string('expected a description in quotes')
      .min(1, 'expected one sentence; write what a visitor finds there')
      .max(
        LONGEST_DESCRIPTION,
        `expected at most ${LONGEST_DESCRIPTION} characters; write a shorter sentence`,
      )
      .endsWith('.', 'expected a sentence; write a full stop at its end'),
    website: address,
    /** Where the source of the site is public, or null. */
    source: address.nullable(),
    /** A site without tags is found by its name only. */
    tags: z
      .array(z.enum(tagKeys, oneOf(tagKeys)), 'expected a list of tags')
      .refine((keys) => new Set(keys).size === keys.length, 'expected each tag once'),
    /** Chooses what the drawn cover looks like; without it, the title decides. */
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
          ? 'expected null, because the tag "opensource" is missing; write the tag or no source'
          : 'expected an address, because the site carries the tag "opensource"; write the address or remove the tag',
      });
    }
  });

/** The entries of the showcase; titles are unique. */
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
          message: 'expected a title that no other site has; remove the double entry',
        });
      }
      seen.add(key);
    });
  });

/** A site as it is written in sites.json. */
export type SiteEntry = z.infer<typeof sitesSchema>[number];

/** A site as the page receives it. */
export interface Site extends Omit<SiteEntry, 'cover'> {
  /** Address of the drawn cover. */
  readonly cover: string;
}
