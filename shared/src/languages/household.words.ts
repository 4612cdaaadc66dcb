import { HOUSEHOLD_LABELS, type Relationship } from '#shared/census/census-codes';
import type { CsrLevel } from '#shared/eligibility/cost-sharing';
import { ELECTED_REASON_LABELS, type ElectedReason } from '#shared/eligibility/income-ends';
import type { Message } from '#shared/languages/language';

/** What a client reviews of the household: `reviewedLines` of shared/src/consents in English, word for word. */
export const HOUSEHOLD_WORDS = {
  begins: {
    en: 'Coverage begins on {day}.',
    es: 'La cobertura comienza el {day}.',
    ar: 'تبدأ التغطية في {day}.',
  },
  home: {
    en: 'Home: {city}, {state} {zip}, {county} County.',
    es: 'Domicilio: {city}, {state} {zip}, condado de {county}.',
    ar: 'السكن: {city}، {state} {zip}، مقاطعة {county}.',
  },
  taxReturn: {
    en: 'People on the tax return: {count}.',
    es: 'Personas en la declaración de impuestos: {count}.',
    ar: 'عدد الأشخاص في الإقرار الضريبي: {count}.',
  },
  income: {
    en: 'Expected yearly income of the household: {amount}.',
    es: 'Ingresos anuales previstos del hogar: {amount}.',
    ar: 'الدخل السنوي المتوقع للأسرة المعيشية: {amount}.',
  },
  nameMissing: { en: 'Name not entered', es: 'Nombre no indicado', ar: 'لم يُدخل الاسم' },
  born: { en: 'born {day}', es: 'fecha de nacimiento: {day}', ar: 'تاريخ الميلاد: {day}' },
  applies: { en: 'applies for coverage', es: 'solicita cobertura', ar: 'يطلب التغطية' },
  appliesNot: { en: 'does not apply for coverage', es: 'no solicita cobertura', ar: 'لا يطلب التغطية' },
  tobacco: { en: 'uses tobacco', es: 'consume tabaco', ar: 'يتعاطى التبغ' },
  credit: {
    en: 'Tax credit granted by the marketplace: {granted} a month. Taken in advance: {elected} a month.',
    es: 'Crédito fiscal otorgado por el Mercado: {granted} al mes. Se toma por adelantado: {elected} al mes.',
    ar: 'الائتمان الضريبي الذي منحه السوق: {granted} شهريًا. المأخوذ مقدمًا: {elected} شهريًا.',
  },
  divided: {
    en: 'Of it, {here} a month is for this plan and {there} a month for the other plan of the household.',
    es: 'De este, {here} al mes es para este plan y {there} al mes para el otro plan del hogar.',
    ar: 'منه {here} شهريًا لهذه الخطة و{there} شهريًا للخطة الأخرى للأسرة المعيشية.',
  },
  whyLess: {
    en: 'Why not all of it: {reason}. The rest, {rest} a month, is settled with the tax return.',
    es: 'Por qué no todo: {reason}. El resto, {rest} al mes, se liquida con la declaración de impuestos.',
    ar: 'سبب عدم أخذه كاملًا: {reason}. يُسوّى الباقي، وهو {rest} شهريًا، مع الإقرار الضريبي.',
  },
  costSharing: { en: 'Cost sharing: {level}.', es: 'Costos compartidos: {level}.', ar: 'تقاسم التكاليف: {level}.' },
  level: { en: 'Level {level}, {kind}', es: 'Nivel {level}, {kind}', ar: 'المستوى {level}، {kind}' },
  plan: {
    en: 'Plan: {name}, {price} a month. Remains to pay: {net} a month.',
    es: 'Plan: {name}, {price} al mes. Queda por pagar: {net} al mes.',
    ar: 'الخطة: {name}، {price} شهريًا. المتبقي للدفع: {net} شهريًا.',
  },
} as const satisfies Record<string, Message>;

const member = (relationship: Relationship, es: string, ar: string): Message => ({
  en: HOUSEHOLD_LABELS[relationship].toLowerCase(),
  es,
  ar,
});

export const RELATIONSHIP_WORDS: Record<Relationship, Message> = {
  Self: member('Self', 'solicitante', 'مقدم الطلب'),
  Spouse: member('Spouse', 'cónyuge', 'الزوج أو الزوجة'),
  DomesticPartner: member('DomesticPartner', 'pareja de hecho', 'الشريك في المعيشة'),
  Child: member('Child', 'hijo o hija', 'الابن أو الابنة'),
};

const reason = (code: ElectedReason, es: string, ar: string): Message => ({ en: ELECTED_REASON_LABELS[code], es, ar });

export const ELECTED_REASON_WORDS: Record<ElectedReason, Message> = {
  IncomeMayRise: reason(
    'IncomeMayRise',
    'Los ingresos pueden terminar siendo mayores de lo previsto',
    'قد يكون الدخل في النهاية أعلى من المتوقع',
  ),
  NearTheLine: reason(
    'NearTheLine',
    'Los ingresos están cerca del límite por encima del cual se devuelve todo el crédito',
    'الدخل قريب من الحد الذي يُعاد فوقه الائتمان كله',
  ),
  WithTaxReturn: reason(
    'WithTaxReturn',
    'Se desea recibir el resto con la declaración de impuestos',
    'يُراد الحصول على الباقي مع الإقرار الضريبي',
  ),
  PlanCostsLess: reason(
    'PlanCostsLess',
    'El plan cuesta menos que el crédito fiscal',
    'تكلفة الخطة أقل من الائتمان الضريبي',
  ),
  Other: reason('Other', 'Otro motivo del hogar', 'سبب آخر خاص بالأسرة المعيشية'),
};

const REDUCED: Message = {
  en: 'reduced on silver plans',
  es: 'reducidos en los planes plata',
  ar: 'مخفّض في الخطط الفضية',
};

/** Of cost sharing. */
export const LEVEL_WORDS: Record<CsrLevel, Message> = {
  1: { en: 'standard', es: 'estándar', ar: 'عادي' },
  2: { en: 'none to pay', es: 'sin nada que pagar', ar: 'من دون أي مبلغ يُدفع' },
  3: { en: 'limited for members of tribes', es: 'limitados para miembros de tribus', ar: 'محدود لأفراد القبائل' },
  4: REDUCED,
  5: REDUCED,
  6: REDUCED,
};
