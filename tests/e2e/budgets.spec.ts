import { weighPage } from '../bench/weigh';
import { pages } from '../budgets';
import { buildDir } from '../built/builtSite';
import { expect, test } from './support/test';

for (const [route, { html, script, style }] of Object.entries(pages)) {
  test(`${route} is within its budgets`, async ({ page, baseURL }) => {
    const weight = await weighPage(page, buildDir, `${baseURL}${route}`);
    expect.soft(weight.html).toBeLessThanOrEqual(html);
    expect.soft(weight.script).toBeLessThanOrEqual(script);
    expect.soft(weight.style).toBeLessThanOrEqual(style);
  });
}
