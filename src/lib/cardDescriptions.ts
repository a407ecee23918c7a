/** The description of each doc in a version, by the doc's ID. */
export type CardDescriptions = Readonly<Record<string, string>>;
