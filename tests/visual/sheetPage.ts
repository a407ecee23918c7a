/** The result of comparing a screenshot with the baseline. */
export type Verdict = 'same' | 'different' | 'new' | 'failed' | 'not run';

/** A screenshot of a page in one size and color mode. Paths are relative to the sheet. */
export interface Picture {
  /** Size and color mode. */
  readonly variant: string;
  readonly verdict: Verdict;
  readonly baseline?: string;
  readonly actual?: string;
  readonly diff?: string;
}

/** A page on the sheet with its screenshots. */
export interface Entry {
  readonly group: string;
  readonly title: string;
  readonly path: string;
  readonly pictures: readonly Picture[];
}

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const image = (address: string | undefined, label: string) =>
  address
    ? `<a href="${escapeHtml(encodeURI(address))}"><img loading="lazy" src="${escapeHtml(encodeURI(address))}" alt="${escapeHtml(label)}"></a>`
    : '';

function figure({ variant, verdict, baseline, actual, diff }: Picture): string {
  const pictures =
    verdict === 'different'
      ? [
          image(baseline, `${variant}, baseline`),
          image(actual, `${variant}, this run`),
          image(diff, `${variant}, difference`),
        ]
      : [image(actual ?? baseline, variant)];
  return `<figure class="${verdict.replace(' ', '-')}"><div>${pictures.join('')}</div><figcaption>${variant}: ${verdict}</figcaption></figure>`;
}

const article = ({ title, path, pictures }: Entry) =>
  `<article${pictures.some(({ verdict }) => isFault(verdict)) ? ' class="fault"' : ''}><h3>${escapeHtml(title)} <small>${escapeHtml(path)}</small></h3><div class="row">${pictures.map(figure).join('')}</div></article>`;

const STYLE = `
body { font: 1rem/1.4 system-ui, sans-serif; margin: 1rem 2rem; color: #1c1e21; background: #f5f6f7; }
.row, figure div { display: flex; gap: 0.75rem; flex-wrap: wrap; align-items: start; }
figure { margin: 0; padding: 0.5rem; background: #fff; border: 2px solid #dadde1; }
figure img { inline-size: 12rem; max-block-size: 16rem; object-fit: cover; object-position: top; display: block; }
figure.different, figure.failed { border-color: #c01f36; }
figure.new { border-color: #b25e02; }
figcaption, small { font-size: 0.8rem; color: #525860; }
h3 { margin-block: 1.25rem 0.5rem; font-size: 1rem; }
#only:checked ~ section article:not(.fault) { display: none; }
`;

/** Whether a maintainer should look at the screenshot. */
export function isFault(verdict: Verdict): boolean {
  return verdict === 'different' || verdict === 'new' || verdict === 'failed';
}

/**
 * Creates the sheet as an HTML page. It lists the entries by group, and has a checkbox that
 * hides unchanged entries.
 */
export function sheetPage(
  entries: readonly Entry[],
  summary: string,
  gone: readonly string[],
): string {
  const groups = [...new Set(entries.map(({ group }) => group))];
  const sections = groups.map((group) => {
    const own = entries.filter((entry) => entry.group === group);
    return `<section><h2>${escapeHtml(group)} (${own.length})</h2>${own.map(article).join('\n')}</section>`;
  });
  const missing =
    gone.length > 0
      ? `<h2>Only in the baseline</h2><ul>${gone.map((file) => `<li>${escapeHtml(file)}</li>`).join('')}</ul>`
      : '';
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Visual sheet</title><style>${STYLE}</style></head>
<body><h1>Visual sheet</h1><p>${escapeHtml(summary)}</p>${missing}
<input type="checkbox" id="only"> <label for="only">Show only differences</label>
${sections.join('\n')}
</body></html>
`;
}
