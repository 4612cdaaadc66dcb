import { DAMAGED_FILE, FileProblem, LINKS_TO_OTHER_FILES } from './file-problem.ts';
import type { WorkbookArchive } from './workbook-archive.ts';

export const WORKBOOK = 'xl/workbook.xml';
export const WORKBOOK_LINKS = 'xl/_rels/workbook.xml.rels';

export interface WorkbookParts {
  workbook: Buffer;
  links: Buffer;
  /** Visible sheets in the order of their tabs. `position` is the place among all sheets, first 1. */
  sheets: { position: number; part: string }[];
  /** Strings and styles, where the workbook has them. */
  shared: string[];
  dateSystem: 1900 | 1904;
}

interface Link {
  type: string;
  part: string;
}

/** Reads which part of the archive is what. */
export async function readParts(archive: WorkbookArchive): Promise<WorkbookParts> {
  const [workbook, links] = [await archive.read(WORKBOOK), await archive.read(WORKBOOK_LINKS)];
  const linkById = readLinks(links.toString('utf8'));
  const xml = workbook.toString('utf8');
  const sheets = tags(xml, 'sheet')
    .map((sheet, place) => ({ sheet, position: place + 1, part: linkById.get(sheet.id ?? '')?.part ?? '' }))
    .filter(({ sheet, part }) => (sheet.state ?? 'visible') === 'visible' && archive.has(part));
  if (sheets.length === 0) {
    throw new FileProblem('INVALID_INPUT', DAMAGED_FILE);
  }
  const shared = [...linkById.values()].filter(({ type }) => type === 'sharedStrings' || type === 'styles');
  const uses1904 = tags(xml, 'workbookPr').some(({ date1904 }) => date1904 === '1' || date1904 === 'true');
  return {
    workbook,
    links,
    sheets: sheets.map(({ position, part }) => ({ position, part })),
    shared: shared.map(({ part }) => part).filter((part) => archive.has(part)),
    dateSystem: uses1904 ? 1904 : 1900,
  };
}

function readLinks(xml: string): Map<string, Link> {
  const links = tags(xml, 'Relationship').map((link): [string, Link] => {
    if (link.TargetMode === 'External') {
      throw new FileProblem('INVALID_INPUT', LINKS_TO_OTHER_FILES);
    }
    const target = link.Target ?? '';
    const part = target.startsWith('/') ? target.slice(1) : `xl/${target.replace(/^\.\//, '')}`;
    return [link.Id ?? '', { type: (link.Type ?? '').split('/').at(-1) ?? '', part }];
  });
  return new Map(links);
}

/** The attributes of every element of that name, without their prefixes. */
export const tags = (xml: string, name: string): Record<string, string | undefined>[] =>
  [...xml.matchAll(new RegExp(`<(?:\\w+:)?${name}\\s([^>]*)>`, 'g'))].map(([, text = '']) => attributes(text));

export const attributes = (text: string): Record<string, string | undefined> =>
  Object.fromEntries(
    [...text.matchAll(/(?:\w+:)?(\w+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)].map((match) => [
      match[1]!,
      match[2] ?? match[3],
    ]),
  );
