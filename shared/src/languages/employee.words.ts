import type { Message } from '#shared/languages/language';

/** The page on which an employee enrolls or waives. */
export const EMPLOYEE_WORDS = {
  yourCoverage: {
    en: 'Your health coverage at work',
    es: 'Su cobertura de salud en el trabajo',
    ar: 'تغطيتك الصحية في العمل',
  },
  codeLead: {
    en: 'Your employer’s agent asks you to enroll or to waive. Enter the six-digit code that you were given by phone or in person.',
    es: 'El agente de su empleador le pide que se inscriba o que renuncie a la cobertura. Escriba el código de seis dígitos que se le dio por teléfono o en persona.',
    ar: 'يطلب منك وكيل صاحب عملك التسجيل أو التنازل عن التغطية. أدخل الرمز المكوّن من ستة أرقام الذي أُعطي لك عبر الهاتف أو شخصيًا.',
  },
} as const satisfies Record<string, Message>;
