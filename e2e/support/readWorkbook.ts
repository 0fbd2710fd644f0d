import { strFromU8, unzipSync } from 'fflate';

export interface WorkbookCell {
  value: string | number | undefined;
  /** `#,##0.00` */
  format: string | undefined;
  bold: boolean;
}

export interface WorkbookSheet {
  /** Cells by their reference: `A1`. */
  cells: Map<string, WorkbookCell>;
  /** The formulas of drop-down lists, by their range: `C4:C203`. */
  lists: Map<string, string>;
}

/** Formats that files only contain as a number, because every spreadsheet program knows them. */
const BUILT_IN_FORMATS: Record<string, string> = { '0': 'General', '4': '#,##0.00' };

/** Parses an Excel file without the library that wrote it. Returns the sheets by name. */
export function readWorkbook(bytes: Uint8Array): Map<string, WorkbookSheet> {
  const files = unzipSync(bytes);
  const read = (name: string) => {
    const file = files[`xl/${name}`];
    return file ? strFromU8(file) : '';
  };
  const texts = findElements(read('sharedStrings.xml'), 'si').map(({ content }) =>
    findElements(content, 't')
      .map((part) => decode(part.content))
      .join(''),
  );
  const styles = readStyles(read('styles.xml'));
  const names = findElements(read('workbook.xml'), 'sheet').map(({ attributes }) =>
    decode(attributes['name'] ?? ''),
  );
  return new Map(
    names.map((name, index) => [
      name,
      readSheet(read(`worksheets/sheet${index + 1}.xml`), texts, styles),
    ]),
  );
}

type Style = Pick<WorkbookCell, 'bold' | 'format'>;

function readSheet(xml: string, texts: string[], styles: Style[]): WorkbookSheet {
  const cells = findElements(xml, 'c').map(({ attributes, content }): [string, WorkbookCell] => {
    const raw = findElements(content, 'v')[0]?.content;
    const style = styles[Number(attributes['s'] ?? 0)];
    const cell = {
      value: readValue(raw, attributes['t'], texts),
      format: style?.format,
      bold: style?.bold ?? false,
    };
    return [attributes['r'] ?? '', cell];
  });
  const lists = findElements(xml, 'dataValidation')
    .filter(({ attributes }) => attributes['type'] === 'list')
    .flatMap(({ attributes, content }) =>
      (attributes['sqref'] ?? '')
        .split(' ')
        .map((address): [string, string] => [
          address,
          decode(findElements(content, 'formula1')[0]?.content ?? ''),
        ]),
    );
  return { cells: new Map(cells), lists: new Map(lists) };
}

function readValue(
  raw: string | undefined,
  type: string | undefined,
  texts: string[],
): string | number | undefined {
  if (raw === undefined) return undefined;
  if (type === 's') return texts[Number(raw)];
  return type === undefined || type === 'n' ? Number(raw) : decode(raw);
}

function readStyles(xml: string): Style[] {
  const formats = new Map(
    findElements(xml, 'numFmt').map(({ attributes }) => [
      attributes['numFmtId'] ?? '',
      decode(attributes['formatCode'] ?? ''),
    ]),
  );
  const fonts = findElements(findElements(xml, 'fonts')[0]?.content ?? '', 'font');
  return findElements(findElements(xml, 'cellXfs')[0]?.content ?? '', 'xf').map(
    ({ attributes }) => {
      const id = attributes['numFmtId'] ?? '0';
      return {
        format: formats.get(id) ?? BUILT_IN_FORMATS[id],
        bold: /<b\b/u.test(fonts[Number(attributes['fontId'])]?.content ?? ''),
      };
    },
  );
}

interface XmlElement {
  attributes: Record<string, string>;
  content: string;
}

/** Finds all elements with a name. Doesn't support elements that contain elements with the same name. */
function findElements(xml: string, name: string): XmlElement[] {
  const pattern = new RegExp(
    `<${name}(?<attributes>(?:\\s[^>]*?)?)(?:/>|>(?<content>[^]*?)</${name}>)`,
    'gu',
  );
  return Array.from(xml.matchAll(pattern), ({ groups }) => ({
    attributes: Object.fromEntries(
      Array.from((groups?.['attributes'] ?? '').matchAll(/(\w+)="([^"]*)"/gu), ([, key, value]) => [
        key,
        value,
      ]),
    ),
    content: groups?.['content'] ?? '',
  }));
}

function decode(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&');
}
