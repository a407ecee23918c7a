// A namespace import, because jiti, which loads this file, hides the named export `z`.
import * as z from 'zod';

const text = (what: string) =>
  z.string(`expected ${what}; put quotes around it`).min(1, `expected ${what}`);

/** The authors of the blog, by key (blog/authors.yml). */
export const authorsSchema = z.record(
  z.string(),
  z.strictObject({
    name: text('a name').meta({ description: 'Name below the title of a post.' }),
    title: text('a job or a role').meta({ description: 'What the author does.' }).optional(),
    description: text('a sentence')
      .meta({ description: 'Sentence for the page of the author.' })
      .optional(),
    url: text('a URL').optional(),
    image_url: text('a path')
      .meta({ description: 'Image in static/, such as /img/authors/docs-team.svg.' })
      .optional(),
    page: z
      .union(
        [z.boolean(), z.strictObject({ permalink: z.string() })],
        'expected true, or a permalink',
      )
      .meta({ description: 'Whether the author has a page with all posts.' })
      .optional(),
    socials: z.record(z.string(), z.string()).optional(),
  }),
  'expected authors; write a key, such as docs-team, and the fields below it',
);

/** The tags of the blog, by key (blog/tags.yml). */
export const tagsSchema = z.record(
  z.string(),
  z.strictObject({
    label: text('a label').meta({ description: 'Text that readers see.' }),
    description: text('a sentence').meta({
      description: 'What the posts with this tag are about.',
    }),
    permalink: text('a path').optional(),
  }),
  'expected tags; write a key, such as release, and the fields below it',
);
