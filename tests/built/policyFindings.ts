import { createRequire } from 'node:module';

interface Finding {
  readonly description: string;
  readonly directive: string;
  readonly value?: string;
  readonly severity: number;
}

/** The parts of Google's CSP Evaluator that are used here. They aren't in the main file of the package. */
const load = createRequire(__filename);
const { CspEvaluator } = load('csp_evaluator/dist/evaluator') as {
  CspEvaluator: new (csp: object) => { evaluate(): Finding[] };
};
const { CspParser } = load('csp_evaluator/dist/parser') as {
  CspParser: new (text: string) => { csp: object };
};
const { Severity } = load('csp_evaluator/dist/finding') as {
  Severity: Readonly<Record<'MEDIUM', number>>;
};

/** What Google's CSP Evaluator finds in a policy with high or medium severity, or wrong syntax. */
export function policyFindings(policy: string): string[] {
  return new CspEvaluator(new CspParser(policy).csp)
    .evaluate()
    .filter(({ severity }) => severity <= Severity.MEDIUM)
    .map(({ description, directive, value }) => `${directive} ${value}: ${description}`);
}
