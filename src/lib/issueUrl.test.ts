import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { issueUrl } from './issueUrl';

const page = 'https://docs.example.org/docs/3.8.0/cli/';
const open = (repository: string, report: object = {}) =>
  new URL(issueUrl(repository, { title: 'Problem: CLI', page, version: '3.8.0', ...report }));

describe('issueUrl', () => {
  it('fills in the issue form on GitHub', () => {
    const url = open('https://github.com/acme/docs', { selection: '  two words ' });
    expect(url.origin + url.pathname).toBe('https://github.com/acme/docs/issues/new');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      template: 'page-feedback.yml',
      title: 'Problem: CLI',
      page,
      version: '3.8.0',
      selection: 'two words',
    });
  });

  it('uses a form that exists and has these fields', () => {
    const url = open('https://github.com/acme/docs', { selection: 'text' });
    const { template = '', title: _, ...fields } = Object.fromEntries(url.searchParams);
    const form = readFileSync(`.github/ISSUE_TEMPLATE/${template}`, 'utf8');
    const ids = [...form.matchAll(/^ {4}id: (\w+)$/gm)].map(([, id]) => id);
    expect(ids).toEqual(expect.arrayContaining(Object.keys(fields)));
  });

  it('leaves out what it does not know, and the end of a long selection', () => {
    const url = open('https://github.com/acme/docs', {
      version: undefined,
      selection: 'x'.repeat(5_000),
    });
    expect(url.searchParams.has('version')).toBe(false);
    expect(url.searchParams.get('selection')).toHaveLength(1_000);
    expect(open('https://github.com/acme/docs').searchParams.has('selection')).toBe(false);
  });

  it('looks only at the host, because a repository elsewhere can have gitlab in its name', () => {
    expect(open('https://github.com/acme/from-gitlab').pathname).toBe(
      '/acme/from-gitlab/issues/new',
    );
  });

  it('fills in the description on GitLab', () => {
    const url = open('https://gitlab.example.org/acme/docs', { selection: 'one\ntwo' });
    expect(url.pathname).toBe('/acme/docs/-/issues/new');
    expect(url.searchParams.get('issue[title]')).toBe('Problem: CLI');
    expect(url.searchParams.get('issue[description]')).toBe(
      `Page: ${page}\n\nVersion: 3.8.0\n\nSelected text:\n\n> one\n> two`,
    );
  });
});
