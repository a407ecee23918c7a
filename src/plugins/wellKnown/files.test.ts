import { describe, expect, it } from 'vitest';
import { wellKnown } from '../../config/wellKnown';
import { robotsTxt, securityTxt } from './files';

const DAY = 24 * 60 * 60 * 1000;

const facts = {
  url: 'https://docs.example.org',
  repositoryUrl: 'https://github.com/acme/docs',
  hasSitemap: true,
  securityContactExpires: '2030-01-31',
};

describe('robotsTxt', () => {
  it('shows crawlers the sitemap of this site', () => {
    expect(robotsTxt(facts)).toContain('\nSitemap: https://docs.example.org/sitemap.xml\n');
  });

  it('lets crawlers read deploy previews, because only then do they see that they are not to index them', () => {
    expect(robotsTxt({ ...facts, hasSitemap: false })).toBe('User-agent: *\nDisallow:\n');
  });
});

describe('securityTxt', () => {
  it('has the required fields', () => {
    const text = securityTxt(facts);
    expect(text).toContain('Contact: https://github.com/acme/docs/security\n');
    expect(text).toContain('Expires: 2030-01-31T00:00:00.000Z\n');
    expect(text).toContain('Canonical: https://docs.example.org/.well-known/security.txt\n');
  });

  it('points to the legal page if there is no repository', () => {
    const text = securityTxt({ ...facts, repositoryUrl: undefined });
    expect(text).toContain('Contact: https://docs.example.org/legal/\n');
    expect(text).not.toContain('Policy:');
  });

  it('is valid for at least 30 more days, and for at most a year', () => {
    const left = (Date.parse(wellKnown.securityContactExpires) - Date.now()) / DAY;
    expect(left).toBeGreaterThan(30);
    expect(left).toBeLessThan(366);
  });
});
