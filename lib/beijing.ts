/** Dates and times as they are in Beijing, whatever the clock of the machine. `sv-SE` writes YYYY-MM-DD HH:mm. */
export function inBeijing(options: Intl.DateTimeFormatOptions, locale = 'sv-SE'): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(locale, { ...options, timeZone: 'Asia/Shanghai' });
}
