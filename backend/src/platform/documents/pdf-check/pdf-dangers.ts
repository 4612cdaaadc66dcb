import {
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFHexString,
  PDFName,
  type PDFObject,
  PDFStream,
  PDFString,
} from '@cantoo/pdf-lib';
import * as rule from '#shared/enrollment/upload-rules';
import { hasFormScript } from './form-script.ts';

const SCRIPT_KEYS = ['JS', 'JavaScript'];
const FILE_KEYS = ['EF', 'EmbeddedFiles', 'Collection', 'RichMediaContent'];
/** Actions with a message of their own. */
const ACTIONS: Record<string, string> = {
  JavaScript: rule.PDF_HAS_SCRIPTS,
  Rendition: rule.PDF_HAS_SCRIPTS,
  Launch: rule.PDF_HAS_LAUNCH,
  SubmitForm: rule.PDF_HAS_LAUNCH,
  ImportData: rule.PDF_HAS_LAUNCH,
  GoToE: rule.PDF_HAS_FILES,
  GoToR: rule.PDF_HAS_ACTIONS,
  Thread: rule.PDF_HAS_ACTIONS,
};
/** Keys that contain actions. Other objects have these keys as well; an action has /S. ISO 32000-1, 12.6. */
const ACTION_KEYS = ['A', 'AA', 'Next', 'OpenAction', 'PA'];
/** Of these keys the actions run by themselves: when the document or a page is opened, or the pointer is over a field. */
const UNASKED_KEYS = ['OpenAction', 'AA'];
/** Annotations that play something, or have their own reader. */
const PLAYED = ['RichMedia', 'Screen', 'Sound', '3D'];
const PAGE_MOVES = ['NextPage', 'PrevPage', 'FirstPage', 'LastPage'];
const WEB_LINK = /^\s*(?:https?:\/\/|mailto:)/i;

/** Why opening this document is unsafe; null = nothing in it runs by itself. Each object is checked once. */
export function dangerIn(objects: readonly PDFObject[], context: PDFContext): string | null {
  const waiting = [...objects];
  for (let object = waiting.pop(); object !== undefined; object = waiting.pop()) {
    const dict = object instanceof PDFStream ? object.dict : object;
    if (dict instanceof PDFDict) {
      const found = dangerOf(dict, context) ?? externalFileIn(dict, object instanceof PDFStream);
      if (found) {
        return found;
      }
      waiting.push(...dict.values());
    } else if (object instanceof PDFArray) {
      waiting.push(...object.asArray());
    }
  }
  return null;
}

function dangerOf(dict: PDFDict, context: PDFContext): string | null {
  if (SCRIPT_KEYS.some((key) => dict.has(PDFName.of(key)))) {
    return rule.PDF_HAS_SCRIPTS;
  }
  if (FILE_KEYS.some((key) => dict.has(PDFName.of(key))) || nameOf(dict, 'Type') === 'EmbeddedFile') {
    return rule.PDF_HAS_FILES;
  }
  if (PLAYED.includes(nameOf(dict, 'Subtype')) || unaskedOf(dict).some((action) => nameOf(action, 'S') === 'URI')) {
    return rule.PDF_HAS_ACTIONS;
  }
  return (
    ACTIONS[nameOf(dict, 'S')] ??
    actionsOf(dict).map(actionProblem).find(Boolean) ??
    (hasFormScript(dict, context) ? rule.PDF_HAS_SCRIPTS : null)
  );
}

/** The dictionary itself, if it is an action, and the actions attached to it. */
function actionsOf(dict: PDFDict): PDFDict[] {
  const given = ACTION_KEYS.map((key) => dict.lookup(PDFName.of(key))).flatMap((value) => [value, ...partsOf(value)]);
  return [
    ...(nameOf(dict, 'Type') === 'Action' || nameOf(dict, 'S') === 'URI' ? [dict] : []),
    ...given.filter((each) => each instanceof PDFDict).filter((each) => each.has(PDFName.of('S'))),
    ...linkBaseOf(dict),
  ];
}

/** The actions that nobody asks for, with those that follow them. */
function unaskedOf(dict: PDFDict): PDFDict[] {
  const found = new Set<PDFDict>();
  const waiting = UNASKED_KEYS.map((key) => dict.lookup(PDFName.of(key))).flatMap((value) => [
    value,
    ...partsOf(value),
  ]);
  while (waiting.length > 0) {
    const action = waiting.pop();
    if (action instanceof PDFDict && action.has(PDFName.of('S')) && !found.has(action)) {
      found.add(action);
      const next = action.lookup(PDFName.of('Next'));
      waiting.push(next, ...partsOf(next));
    }
  }
  return [...found];
}

/** The entries of a list of actions, or of actions by event (/AA). */
function partsOf(value: PDFObject | undefined): (PDFObject | undefined)[] {
  if (value instanceof PDFArray) {
    return value.asArray().map((_, at) => value.lookup(at));
  }
  return value instanceof PDFDict && !value.has(PDFName.of('S')) ? value.keys().map((key) => value.lookup(key)) : [];
}

/** The base of relative URLs: checked like a URL. */
function linkBaseOf(dict: PDFDict): PDFDict[] {
  const links = dict.lookup(PDFName.of('URI'));
  const base = links instanceof PDFDict ? links.get(PDFName.of('Base')) : undefined;
  return base
    ? [
        PDFDict.fromMapWithContext(
          new Map([
            [PDFName.of('S'), PDFName.of('URI')],
            [PDFName.of('URI'), base],
          ]),
          dict.context,
        ),
      ]
    : [];
}

/** Going to a page and opening a web or mail link are allowed. */
function actionProblem(action: PDFDict): string | null {
  const kind = nameOf(action, 'S');
  const isAllowed =
    kind === 'GoTo' ||
    (kind === 'Named' && PAGE_MOVES.includes(nameOf(action, 'N'))) ||
    (kind === 'URI' && WEB_LINK.test(textOf(action.lookup(PDFName.of('URI')))));
  return isAllowed ? null : (ACTIONS[kind] ?? rule.PDF_HAS_ACTIONS);
}

/** A stream with /F has external content; in other dictionaries a text in /F names a file. */
function externalFileIn(dict: PDFDict, isStream: boolean): string | null {
  const file = dict.lookup(PDFName.of('F'));
  const isExternal = isStream ? file !== undefined : isText(file) || nameOf(dict, 'Type') === 'Filespec';
  return isExternal ? rule.PDF_HAS_EXTERNAL_FILES : null;
}

const isText = (value: PDFObject | undefined): value is PDFString | PDFHexString =>
  value instanceof PDFString || value instanceof PDFHexString;
const textOf = (value: PDFObject | undefined): string => (isText(value) ? value.decodeText() : '');

/** The value of a key if it is a name, without its slash. */
function nameOf(dict: PDFDict, key: string): string {
  const value = dict.lookup(PDFName.of(key));
  return value instanceof PDFName ? value.decodeText() : '';
}
