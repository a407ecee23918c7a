import type { Page } from '@playwright/test';
import type { Cheerio, CheerioAPI } from 'cheerio';
import type { AnyNode } from 'domhandler';
import { builtHtml, parse } from '../support/builtSite';
import { expect } from '../support/test';

/** Opens built pages for a row and counts what the row has examined. */
export class Look {
  /** How many things were looked at; a row that ends at nought has tested nothing. */
  count = 0;

  /** The page at an address as it reads in the table, not percent-encoded. */
  page(address: string): CheerioAPI {
    const path = encodeURI(address);
    const page = builtHtml.find((candidate) => candidate.path === path);
    if (!page) {
      throw new Error(`No page was built at ${address}`);
    }
    return parse(page);
  }

  /** The elements that a selector finds. @throws when there are none. */
  all($: CheerioAPI, selector: string): Cheerio<AnyNode> {
    return this.some($(selector) as Cheerio<AnyNode>, selector);
  }

  /** The text of each element that a selector finds. @throws when there are none. */
  texts($: CheerioAPI, selector: string): string[] {
    return this.all($, selector)
      .map((_, element) => $(element).text().trim())
      .get();
  }

  /** An attribute of each element that a selector finds. @throws when there are none. */
  attributes($: CheerioAPI, selector: string, name: string): string[] {
    return this.all($, selector)
      .map((_, element) => $(element).attr(name) ?? '')
      .get();
  }

  /** Counts a list. @throws when it is empty. */
  some<T extends { readonly length: number }>(list: T, what: string): T {
    if (list.length === 0) {
      throw new Error(`Nothing to examine: ${what}`);
    }
    this.count += list.length;
    return list;
  }

  /** Expects that a page shows the banner of unlisted pages and keeps search engines away. */
  unlisted(address: string): void {
    const $ = this.page(address);
    expect($('.theme-unlisted-banner').length, `banner of ${address}`).toBe(1);
    expect($('meta[name="robots"]').attr('content'), address).toContain('noindex');
    this.count += 1;
  }

  /** Expects that nothing was built at an address. */
  absent(address: string): void {
    const path = encodeURI(address);
    expect(
      builtHtml.some((page) => page.path === path),
      `${address} must not exist`,
    ).toBe(false);
    this.count += 1;
  }
}

/** A row of the table: some addresses, the promise that they exist for, and its proof. */
export interface Row {
  /** Not percent-encoded. Each must have been built. */
  readonly addresses: readonly string[];
  readonly asserts: string;
  /** Asks the files of the build. */
  readonly built?: (look: Look) => void;
  /** Asks a browser. Its own expectations count as one thing examined. */
  readonly browser?: (page: Page) => Promise<void>;
  /** Messages in the console that the browser's part provokes. */
  readonly allowedMessages?: RegExp[];
}
