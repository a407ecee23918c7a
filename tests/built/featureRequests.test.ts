import { expect, test } from 'vitest';
import requests from '../../src/data/featureRequests/requests.json';
import { pageAt, parse } from './builtSite';

test('every feature request has a page with its title and a link to its thread', () => {
  expect(requests.length).toBeGreaterThanOrEqual(40);
  for (const { slug, title, thread } of requests) {
    const $ = parse(pageAt(`/feature-requests/${slug}/`));
    expect($('h1').text(), slug).toBe(title);
    const url = `https://github.com/facebook/docusaurus/issues/${thread}`;
    expect($(`main a[href="${url}"]`).length, slug).toBeGreaterThan(0);
  }
});
