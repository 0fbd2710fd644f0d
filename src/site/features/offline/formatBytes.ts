/** 3 456 789, `en` → `3.5 MB` */
export function formatBytes(bytes: number, locale: string): string {
  const isLarge = bytes >= 1_000_000;
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: isLarge && bytes < 10_000_000 ? 1 : 0,
  }).format(bytes / (isLarge ? 1_000_000 : 1000));
}
