// Imports the entire namespace because jiti, which loads plugins, hides the named export `z`.
import * as z from 'zod';
import { type Area, areas, type Status, statuses } from './kinds';

const LONGEST_TITLE = 60;
const LONGEST_SUMMARY = 300;

const day = (example: string) =>
  z
    .string('expected a date in quotes')
    .pipe(z.iso.date(`expected an ISO date; write, for example, "${example}"`));

const number = (what: string) =>
  z
    .int(`expected ${what}; write the number without quotes`)
    .positive(`expected ${what}; write a number greater than zero`);

const sentence = z
  .string('expected text in quotes')
  .max(
    LONGEST_SUMMARY,
    `expected at most ${LONGEST_SUMMARY} characters; shorten the text, because readers can find the details in the thread`,
  )
  .endsWith('.', 'expected full sentences; end the text with a period');

const requestSchema = z
  .strictObject({
    /** Last part of the URL of the request's page. It must never change, so that links keep working. */
    slug: z
      .string('expected a slug in quotes')
      .regex(
        /^[a-z\d]+(-[a-z\d]+)*$/,
        'expected lowercase words with hyphens; write, for example, "pdf-export"',
      ),
    /** Short name of the requested feature, in our own words. */
    title: z
      .string('expected a title in quotes')
      .min(1, 'expected a title; name the requested feature')
      .max(LONGEST_TITLE, `expected at most ${LONGEST_TITLE} characters; write a shorter title`),
    /** Part of Docusaurus that the request is about. */
    area: z.enum(
      Object.keys(areas) as Area[],
      `expected one of ${Object.keys(areas).join(', ')}; write the key of the area, not its label`,
    ),
    /** Outcome of the request so far. */
    status: z.enum(
      Object.keys(statuses) as Status[],
      `expected one of ${Object.keys(statuses).join(', ')}; write the status of the thread`,
    ),
    /** Number of the issue in the Docusaurus repository. */
    thread: number('the number of the thread'),
    /** Date on which the thread was opened, if it's known. */
    opened: day('2025-06-24').optional(),
    /** The first release with the feature, and the pull request that added it. */
    shipped: z
      .strictObject({
        version: z
          .string('expected a version in quotes')
          .regex(
            /^\d+\.\d+\.\d+(-[a-z]+\.\d+)?$/,
            'expected a version; write, for example, "3.4.0"',
          ),
        pullRequest: number('the number of the pull request'),
      })
      .optional(),
    /** Number of votes in the thread on a certain date. */
    votes: z.strictObject({ count: number('a count'), asOf: day('2025-06-24') }).optional(),
    /** What people are asking for and why, in our own words. */
    summary: sentence,
    /** How to use the feature if it has shipped; otherwise, the closest thing readers can do today. */
    today: sentence.optional(),
  })
  .superRefine(({ status, shipped }, context) => {
    if ((status === 'shipped') !== (shipped !== undefined)) {
      context.addIssue({
        code: 'custom',
        path: ['shipped'],
        input: shipped,
        message: shipped
          ? `expected nothing, because the status is "${status}"; remove the field or change the status to "shipped"`
          : 'expected a version and a pull request, because the status is "shipped"; add both',
      });
    }
  });

/** The requests that the site lists. Slugs and threads are unique. */
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
            message: `expected a ${field} that no other request has; remove the duplicate entry`,
          });
        }
        seen.add(request[field]);
      });
    }
  });

/** A request, as written in requests.json and as passed to pages. */
export type FeatureRequest = z.infer<typeof requestsSchema>[number];
