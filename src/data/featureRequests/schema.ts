// The whole namespace: jiti, which loads plugins, hides the named export `z`.
import * as z from 'zod';
import { type Area, areas, type Status, statuses } from './kinds';

const LONGEST_TITLE = 60;
const LONGEST_SUMMARY = 300;

const day = (example: string) =>
  z
    .string('expected a date in quotes')
    .pipe(z.iso.date(`expected an ISO date; write for example "${example}"`));

const number = (what: string) =>
  z
    .int(`expected ${what}; write the number without quotes`)
    .positive(`expected ${what}; write a number above zero`);

const sentence = z
  .string('expected text in quotes')
  .max(
    LONGEST_SUMMARY,
    `expected at most ${LONGEST_SUMMARY} characters; leave the rest to the thread`,
  )
  .endsWith('.', 'expected sentences; write a full stop at the end');

const requestSchema = z
  .strictObject({
    /** Last part of the address of its page; a promise, so it never changes. */
    slug: z
      .string('expected a slug in quotes')
      .regex(
        /^[a-z\d]+(-[a-z\d]+)*$/,
        'expected lower-case words with hyphens; write for example "pdf-export"',
      ),
    /** What is asked for, in our words. */
    title: z
      .string('expected a title in quotes')
      .min(1, 'expected a title; write what is asked for')
      .max(LONGEST_TITLE, `expected at most ${LONGEST_TITLE} characters; write a shorter title`),
    area: z.enum(
      Object.keys(areas) as Area[],
      `expected one of ${Object.keys(areas).join(', ')}; write the area without its label`,
    ),
    status: z.enum(
      Object.keys(statuses) as Status[],
      `expected one of ${Object.keys(statuses).join(', ')}; write the status of the thread`,
    ),
    /** Number of the issue in the repository of Docusaurus. */
    thread: number('the number of the thread'),
    /** Day on which the thread was opened, where it is known. */
    opened: day('2025-06-24').optional(),
    /** The first release that has it, and the pull request that brought it. */
    shipped: z
      .strictObject({
        version: z
          .string('expected a version in quotes')
          .regex(/^\d+\.\d+\.\d+(-[a-z]+\.\d+)?$/, 'expected a version; write for example "3.4.0"'),
        pullRequest: number('the number of the pull request'),
      })
      .optional(),
    /** Votes at the thread, as they were on a day. */
    votes: z.strictObject({ count: number('a count'), asOf: day('2025-06-24') }).optional(),
    /** What is asked for and why, in our words. */
    summary: sentence,
    /** What gets a reader closer to it with the tool as it is. */
    today: sentence.optional(),
  })
  .superRefine(({ status, shipped }, context) => {
    if ((status === 'shipped') !== (shipped !== undefined)) {
      context.addIssue({
        code: 'custom',
        path: ['shipped'],
        input: shipped,
        message: shipped
          ? `expected nothing, because the status is "${status}"; remove the field or write the status "shipped"`
          : 'expected a version and a pull request, because the status is "shipped"; write both',
      });
    }
  });

/** The requests that the site lists; slugs and threads are unique. */
export const requestsSchema = z
  .array(requestSchema, 'expected a list of requests')
  .superRefine((requests, context) => {
    for (const field of ['slug', 'thread'] as const) {
      const seen = new Set<string | number>();
      requests.forEach((request, index) => {
        if (seen.has(request[field])) {
          context.addIssue({
            code: 'custom',
            path: [index, field],
            input: request[field],
            message: `expected a ${field} that no other request has; remove the double entry`,
          });
        }
        seen.add(request[field]);
      });
    }
  });

/** A request as it is written in requests.json and as pages receive it. */
export type FeatureRequest = z.infer<typeof requestsSchema>[number];
