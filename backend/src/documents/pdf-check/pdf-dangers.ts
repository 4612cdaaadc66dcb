import {
  decodePDFRawStream,
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFName,
  type PDFObject,
  PDFRawStream,
  PDFStream,
} from '@cantoo/pdf-lib';
import * as rule from '#shared/enrollment/documents/upload-rules';

const SCRIPT_KEYS = ['JS', 'JavaScript'];
const FILE_KEYS = ['EF', 'EmbeddedFiles', 'Collection', 'RichMediaContent'];
/** What an action does when somebody opens or clicks. Going to a place and opening a web address stay allowed. */
const ACTIONS: Record<string, string> = {
  JavaScript: rule.PDF_HAS_SCRIPTS,
  Rendition: rule.PDF_HAS_SCRIPTS,
  Launch: rule.PDF_HAS_LAUNCH,
  SubmitForm: rule.PDF_HAS_LAUNCH,
  ImportData: rule.PDF_HAS_LAUNCH,
  GoToE: rule.PDF_HAS_FILES,
};

/** Why nobody should have to open this document; null = nothing in it acts by itself. Each object is looked at once. */
export function dangerIn(context: PDFContext): string | null {
  const waiting: PDFObject[] = context.enumerateIndirectObjects().map(([, object]) => object);
  for (let object = waiting.pop(); object !== undefined; object = waiting.pop()) {
    const dict = object instanceof PDFStream ? object.dict : object;
    if (dict instanceof PDFDict) {
      const found = dangerOf(dict, context);
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
  const action = ACTIONS[nameOf(dict, 'S')];
  return action ?? (hasFormScript(dict, context) ? rule.PDF_HAS_SCRIPTS : null);
}

/** The value of a key where it is a name, without its slash. */
function nameOf(dict: PDFDict, key: string): string {
  const value = dict.lookup(PDFName.of(key));
  return value instanceof PDFName ? value.decodeText() : '';
}

/** Forms of the kind that tax offices hand out bring XML with them, which may hold scripts. */
function hasFormScript(dict: PDFDict, context: PDFContext): boolean {
  const form = dict.lookup(PDFName.of('XFA'));
  const parts = form instanceof PDFArray ? form.asArray().map((part) => context.lookup(part)) : [form];
  return parts.some(
    (part) =>
      part instanceof PDFRawStream &&
      /<(\w+:)?script\b/i.test(Buffer.from(decodePDFRawStream(part).decode()).toString('latin1')),
  );
}
