import { readFileSync } from 'node:fs';
import path from 'node:path';
import { htmlFiles } from '../htmlFiles';
import { isUnusedClass } from './unusedClasses';

/** The classes in a page that are in the list of classes without styles. Copied pages have their own styles. */
function unusedClassesIn(html: string): string[] {
  if (!html.includes('assets/css/styles.')) {
    return [];
  }
  const attributes = html.matchAll(/ class=(?:"([^"]*)"|([^\s">]+))/g);
  // Most attributes occur many times.
  const lists = new Set([...attributes].map(([, quoted, plain]) => quoted ?? plain ?? ''));
  const classes = new Set([...lists].flatMap((list) => list.split(' ')));
  return [...classes].filter(isUnusedClass);
}

/**
 * Checks that no page has a class whose rules are removed by name.
 *
 * @throws if one does
 */
export async function checkClasses(outDir: string): Promise<void> {
  const problems = (await htmlFiles(outDir)).flatMap((file) =>
    unusedClassesIn(readFileSync(file, 'utf8')).map(
      (name) => `- ${path.relative(outDir, file)}: ${name}`,
    ),
  );
  if (problems.length > 0) {
    throw new Error(
      `These pages have classes without styles:\n${problems.join('\n')}\n` +
        'Delete the classes from the lists in src/plugins/pageStyles/unusedClasses.ts, so that the build keeps their rules.',
    );
  }
}
