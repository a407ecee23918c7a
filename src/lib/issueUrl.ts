/** What readers report about a page. */
export interface PageReport {
  /** Title of the issue. */
  readonly title: string;
  /** Absolute URL of the page. */
  readonly page: string;
  /** Documentation version, or undefined for pages that aren't documentation. */
  readonly version?: string | undefined;
  /** Text that the reader selected on the page. */
  readonly selection?: string | undefined;
}

/** Longer URLs are rejected by some servers, so only the start of a selection is passed on. */
const LONGEST_SELECTION = 1_000;

/** The issue form in `.github/ISSUE_TEMPLATE`. Its fields have the names used below. */
const FORM = 'page-feedback.yml';

/**
 * Returns the URL that opens a prefilled issue. On GitHub, it fills in the fields of the issue
 * form. GitLab has no issue forms, so there it fills in the description.
 *
 * @param repositoryUrl web URL of the repository, without a slash at the end
 */
export function issueUrl(repositoryUrl: string, report: PageReport): string {
  const { title, page, version = '' } = report;
  const selection = report.selection?.trim().slice(0, LONGEST_SELECTION) ?? '';
  if (new URL(repositoryUrl).hostname.includes('gitlab')) {
    const lines = [
      `Page: ${page}`,
      version && `Version: ${version}`,
      selection && `Selected text:\n\n${selection.replace(/^/gm, '> ')}`,
    ].filter(Boolean);
    const query = new URLSearchParams({
      'issue[title]': title,
      'issue[description]': lines.join('\n\n'),
    });
    return `${repositoryUrl}/-/issues/new?${query}`;
  }
  const query = new URLSearchParams({ template: FORM, title, page });
  for (const [name, value] of Object.entries({ version, selection })) {
    if (value) {
      query.set(name, value);
    }
  }
  return `${repositoryUrl}/issues/new?${query}`;
}
