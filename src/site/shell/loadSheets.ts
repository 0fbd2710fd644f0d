/** Styles from outside a demo's files, such as utility classes, as files of its program. */
export async function loadSheets(list: string): Promise<{ name: string; source: string }[]> {
  const urls = list.split(' ').filter(Boolean);
  return Promise.all(
    urls.map(async (url, index) => ({
      name: index === 0 ? 'styles.css' : `styles-${index + 1}.css`,
      source: await (await fetch(url)).text(),
    })),
  );
}
