import { ONE_LINE } from '#shared/formats/one-line';
import { cannotBePrinted, unprintableProblem, visibleText } from '#shared/formats/printable-text';

it.each([
  'Ada “L” O’Brien-Smith',
  'Żółć',
  'Ștefan',
  'Ελλάς',
  'Привет',
  'Nguyễn',
  'Nguye\u0302\u0303n',
  'Größe',
  'a\tb\nc',
])('%j can be printed', (text) => {
  expect([unprintableProblem(text), visibleText(text)]).toEqual([null, text.normalize('NFC')]);
});

it.each([
  ['李小龍', '李', '\ufffd\ufffd\ufffd'],
  ['محمد', 'م', '\ufffd\ufffd\ufffd\ufffd'],
  ['Ada 🚀', '🚀', 'Ada \ufffd'],
  ['Ada\u0378', '\u0378', 'Ada\ufffd'],
  ['Ada\ud83d', '\ud83d', 'Ada\ufffd'],
])('%j cannot: it names %j', (text, named, visible) => {
  expect([unprintableProblem(text), visibleText(text)]).toEqual([cannotBePrinted(named), visible]);
});

it('a control character is told by the rule of one line', () => {
  expect([unprintableProblem('Ada\u0007'), visibleText('Ada\u0007')]).toEqual([ONE_LINE, 'Ada\ufffd']);
});
