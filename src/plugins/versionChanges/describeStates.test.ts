import { describe, expect, it } from 'vitest';
import { describeStates } from './describeStates';

const versions = [
  { name: 'current', label: 'Canary' },
  { name: '3.8.0', label: '3.8.0' },
  { name: '3.7.0', label: '3.7.0' },
];

describe('describeStates', () => {
  it('links to a comparison with each older version that differs, older version first', () => {
    expect(describeStates(versions, 'current', { '3.8.0': 'differs', '3.7.0': 'differs' })).toEqual(
      [
        { text: 'Changed since 3.8.0', compare: ['3.8.0', 'current'] },
        { text: 'Changed since 3.7.0', compare: ['3.7.0', 'current'] },
      ],
    );
  });

  it('tells readers of an old version about changes in newer ones', () => {
    expect(describeStates(versions, '3.8.0', { current: 'differs', '3.7.0': 'same' })).toEqual([
      { text: 'Changed in Canary', compare: ['3.8.0', 'current'] },
      { text: 'Same in 3.7.0' },
    ]);
  });

  it('combines versions with the same text', () => {
    expect(describeStates(versions, '3.7.0', { current: 'same', '3.8.0': 'same' })).toEqual([
      { text: 'Same in Canary and 3.8.0' },
    ]);
  });

  it('says which versions do not have the page yet, or no longer have it', () => {
    expect(describeStates(versions, 'current', { '3.8.0': 'same', '3.7.0': 'missing' })).toEqual([
      { text: 'Same in 3.8.0' },
      { text: 'Not yet in 3.7.0' },
    ]);
    expect(describeStates(versions, '3.7.0', { current: 'missing', '3.8.0': 'same' })).toEqual([
      { text: 'Same in 3.8.0' },
      { text: 'No longer in Canary' },
    ]);
  });

  it('returns nothing if there are no states', () => {
    expect(describeStates(versions, 'current', {})).toEqual([]);
  });
});
