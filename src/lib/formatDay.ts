const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * Formats a date for readers. The result is the same on the server and in all time zones.
 *
 * @param day ISO date, for example `2025-05-26`
 * @param locale language tag, for example `en`
 */
export function formatDay(day: string, locale: string): string {
  let format = formats.get(locale);
  if (!format) {
    format = new Intl.DateTimeFormat(locale, {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    });
    formats.set(locale, format);
  }
  return format.format(new Date(`${day}T00:00:00Z`));
}

/** Returns the ISO date of a point in time, without the time: `2025-05-26`. */
export function isoDay(date: Date): string {
  return date.toISOString().slice(0, 10);
}
