import type { Cheerio, CheerioAPI } from 'cheerio';
import type { AnyNode } from 'domhandler';
import { expect } from 'vitest';
import { builtHtml, parse } from '../builtSite';

/** Opens built pages for a row, and counts what the row has checked. */
export class Look {
  /** Number of checked items. A row that ends with zero has tested nothing. */
  count = 0;

  /** The page at a URL path as written in the table, without percent-encoding. */
  page(address: string): CheerioAPI {
    const path = encodeURI(address);
    const page = builtHtml.find((candidate) => candidate.path === path);
    if (!page) {
      throw new Error(`No page was built at ${address}`);
    }
    return parse(page);
  }

  /** The elements that match a selector. @throws if there are none */
  all($: CheerioAPI, selector: string): Cheerio<AnyNode> {
    return this.some($(selector) as Cheerio<AnyNode>, selector);
  }

  /** The text of each element that matches a selector. @throws if there are none */
  texts($: CheerioAPI, selector: string): string[] {
    return this.all($, selector)
      .map((_, element) => $(element).text().trim())
      .get();
  }

  /** An attribute of each element that matches a selector. @throws if there are none */
  attributes($: CheerioAPI, selector: string, name: string): string[] {
    return this.all($, selector)
      .map((_, element) => $(element).attr(name) ?? '')
      .get();
  }

  /** Counts the items of a list. @throws if it's empty */
  some<T extends { readonly length: number }>(list: T, what: string): T {
    if (list.length === 0) {
      throw new Error(`Nothing to check: ${what}`);
    }
    this.count += list.length;
    return list;
  }

  /**
   * Expects a page to show the banner for unlisted pages and to be excluded from search
   * engines.
   */
  unlisted(address: string): void {
    const $ = this.page(address);
    expect($('.theme-unlisted-banner').length, `banner of ${address}`).toBe(1);
    expect($('meta[name="robots"]').attr('content'), address).toContain('noindex');
    this.count += 1;
  }

  /** Expects that nothing was built at a URL path. */
  absent(address: string): void {
    const path = encodeURI(address);
    expect(
      builtHtml.some((page) => page.path === path),
      `${address} must not exist`,
    ).toBe(false);
    this.count += 1;
  }
}

/** A row of the table: one or more URL paths, what they should show, and the check. */
export interface Row {
  /** Not percent-encoded. All of them must have been built. */
  readonly addresses: readonly string[];
  readonly asserts: string;
  readonly built: (look: Look) => void;
}
