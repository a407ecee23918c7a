import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { checkData } from './checkData';

const schema = z.array(
  z.strictObject({
    title: z.string('expected a title in quotes').min(1, 'expected a title; write the site name'),
    tags: z.array(z.enum(['large', 'small'], 'expected "large" or "small"')),
  }),
);

const source = { file: 'src/data/things.json', nameField: 'title' };

function messageFor(data: unknown, from: Parameters<typeof checkData>[2] = source): string {
  try {
    checkData(schema, data, from);
  } catch (error) {
    return (error as Error).message;
  }
  throw new Error('the data was accepted');
}

describe('checkData', () => {
  it('returns valid data', () => {
    const data = [{ title: 'One', tags: ['large'] }];
    expect(checkData(schema, data, source)).toEqual(data);
  });

  it('reports the file, the entry, the field, what was found, and what was expected', () => {
    expect(messageFor([{ title: 'One', tags: ['large', 'huge'] }])).toBe(
      'src/data/things.json has 1 mistake:\n- entry 1 ("One"), field tags.1: found "huge", expected "large" or "small".',
    );
  });

  it('lists all mistakes in the file', () => {
    const message = messageFor([{ title: '', tags: [] }, { tags: [] }]);
    expect(message).toContain('has 2 mistakes');
    expect(message).toContain('entry 1 (""), field title: found "", expected a title; write');
    expect(message).toContain('entry 2, field title: found nothing, expected a title in quotes');
  });

  it('rejects a field that is not in the schema', () => {
    expect(messageFor([{ title: 'One', tags: [], color: 'red' }])).toContain(
      'entry 1 ("One"): found "color", expected only known fields. Remove or rename it.',
    );
  });

  it('shortens a long value and reports its length', () => {
    const long = 'x'.repeat(200);
    expect(messageFor([{ title: 'One', tags: [long] }])).toContain('… (200 characters), expected');
  });

  it('reports the whole file if it is not a list, and numbers entries without a name field', () => {
    expect(messageFor({})).toContain('the whole file: found {}');
    expect(messageFor([{ title: 1, tags: [] }], { file: 'a.json' })).toContain(
      'entry 1, field title',
    );
  });
});
