/** `/a.js /b.js` → `['/a.js', '/b.js']` */
export function listWords(list: string): string[] {
  return list.split(' ').filter(Boolean);
}
