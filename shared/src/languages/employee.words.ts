import {
  AGREE_TO_SIGN,
  CHANGED_SINCE_EMPLOYEE_SIGNED,
  CHANGED_SINCE_OPENED,
  CHOOSE_COVERAGE,
  CHOOSE_REASON,
  COMPLETE_BEFORE_SIGNING,
  EMPLOYEE_PART_DONE,
  ENROLL_WORDS,
  ENROLLMENT_CLOSED,
  HOUSEHOLD_IS_FIXED,
  signAsEmployee,
  WAIVE_REASON_LABELS,
  WAIVE_WORDS,
  type WaiveReason,
  WAIVES_ON_CENSUS,
} from '#shared/enrollment/employees/employees';
import { ENDED_SENTENCES } from '#shared/languages/link.words';
import { type Message, said } from '#shared/languages/language';
import { MEMBER_FORM_TEXTS } from '#shared/languages/member-form.words';
import { MEMBER_PROBLEMS } from '#shared/languages/member-problems.words';

/** The page on which an employee enrolls or waives. */
export const EMPLOYEE_WORDS = {
  yourCoverage: {
    en: 'Your health coverage at work',
    es: 'Su cobertura de salud en el trabajo',
    ar: 'تغطيتك الصحية في العمل',
  },
  codeLead: {
    en: 'Your employer’s agent asks you to enroll or to waive. Enter the six-digit code that you got by phone, by text message or in person.',
    es: 'El agente de su empleador le pide que se inscriba o que renuncie a la cobertura. Escriba el código de seis dígitos que recibió por teléfono, por mensaje de texto o en persona.',
    ar: 'يطلب منك وكيل صاحب عملك التسجيل أو التنازل عن التغطية. أدخل الرمز المكوّن من ستة أرقام الذي حصلت عليه عبر الهاتف أو برسالة نصية أو شخصيًا.',
  },
  coverageFor: { en: 'Coverage for {name}', es: 'Cobertura para {name}', ar: 'تغطية {name}' },
  lead: {
    en: 'From {day}. Fill in what is missing about everybody below, then enroll or waive. What you save stays: you can come back with the same link and code. Is somebody missing? Tell your agent below.',
    es: 'A partir del {day}. Complete lo que falta de cada persona y después inscríbase o renuncie. Lo que usted guarde se conserva: puede volver con el mismo enlace y código. ¿Falta alguien? Dígaselo a su agente más abajo.',
    ar: 'ابتداءً من {day}. أكمل ما ينقص من بيانات كل شخص أدناه، ثم سجّل أو تنازل. ما تحفظه يبقى: يمكنك العودة بالرابط والرمز نفسيهما. هل هناك شخص ناقص؟ أخبر وكيلك أدناه.',
  },
  born: {
    en: '{relationship}, born {day}',
    es: '{relationship}, fecha de nacimiento: {day}',
    ar: '{relationship}، تاريخ الميلاد: {day}',
  },
  medicalPlan: { en: 'Medical plan: {plan}', es: 'Plan médico: {plan}', ar: 'الخطة الطبية: {plan}' },
  dentalPlan: { en: 'Dental plan: {plan}', es: 'Plan dental: {plan}', ar: 'خطة الأسنان: {plan}' },
  vision: { en: 'Vision', es: 'Visión', ar: 'البصر' },
  ssn: { en: 'SSN {ssn}', es: 'Número de Seguro Social {ssn}', ar: 'رقم الضمان الاجتماعي {ssn}' },
  provider: {
    en: 'Primary care provider: {name}',
    es: 'Médico de atención primaria: {name}',
    ar: 'طبيب الرعاية الأولية: {name}',
  },
  fillIn: { en: 'Fill in', es: 'Completar', ar: 'إكمال البيانات' },
  fillInFor: { en: 'Fill in {name}', es: 'Completar los datos de {name}', ar: 'إكمال بيانات {name}' },
  change: { en: 'Change', es: 'Cambiar', ar: 'تغيير' },
  changeOf: { en: 'Change {name}', es: 'Cambiar los datos de {name}', ar: 'تغيير بيانات {name}' },
  isMissing: { en: 'Is somebody missing?', es: '¿Falta alguien?', ar: 'هل هناك شخص ناقص؟' },
  fixed: {
    en: HOUSEHOLD_IS_FIXED,
    es: 'En esta página no se puede añadir ni quitar a nadie: los precios de los planes de su empleador son para las personas de su lista. Dígaselo a su agente, que puede cambiar la lista.',
    ar: 'لا يمكن إضافة أي شخص أو إزالته في هذه الصفحة: أسعار خطط صاحب عملك مخصصة للأشخاص المدرجين في قائمته. أخبر وكيلك، فهو يستطيع تغيير القائمة.',
  },
  whoIsMissing: {
    en: 'Who is missing, or does not belong here?',
    es: '¿Quién falta o no debería estar aquí?',
    ar: 'من الناقص، أو من لا ينتمي إلى هنا؟',
  },
  howToSay: {
    en: 'Name, date of birth, and how you are related. No Social Security number.',
    es: 'Nombre, fecha de nacimiento y parentesco con usted. Ningún número de Seguro Social.',
    ar: 'الاسم وتاريخ الميلاد وصلة القرابة بك. من دون رقم الضمان الاجتماعي.',
  },
  enrollOrWaive: { en: 'Enroll or waive', es: 'Inscribirse o renunciar', ar: 'التسجيل أو التنازل' },
  doYouWant: { en: 'Do you want this coverage?', es: '¿Desea esta cobertura?', ar: 'هل تريد هذه التغطية؟' },
  yes: { en: 'Yes, enroll us', es: 'Sí, inscríbannos', ar: 'نعم، سجّلونا' },
  no: { en: 'No, waive it', es: 'No, renunciamos', ar: 'لا، نتنازل عنها' },
  stillNeeded: {
    en: '{count, plural, one {One entry is} other {# entries are}} still needed above before you can sign.',
    es: '{count, plural, one {Todavía falta un dato} other {Todavía faltan # datos}} más arriba para que pueda firmar.',
    ar: '{count, plural, zero {لا ينقص أي بيان} one {ما زال ينقص بيان واحد} two {ما زال ينقص بيانان} few {ما زالت تنقص # بيانات} many {ما زال ينقص # بيانًا} other {ما زال ينقص # بيان}} أعلاه قبل أن تتمكن من التوقيع.',
  },
  whyWaive: { en: 'Why you waive it', es: 'Por qué renuncia', ar: 'سبب التنازل' },
  enrolled: {
    en: '{name} signed the enrollment at {group} on {at}.',
    es: '{name} firmó la inscripción en {group} el {at}.',
    ar: 'تم توقيع التسجيل لدى {group} من قِبل {name} في {at}.',
  },
  waived: {
    en: '{name} waived the coverage at {group} on {at}: {reason}.',
    es: '{name} renunció a la cobertura en {group} el {at}: {reason}.',
    ar: 'تم التنازل عن التغطية لدى {group} من قِبل {name} في {at}: {reason}.',
  },
  next: {
    en: 'Your agent can see it. If something changes before the coverage begins, call your agent.',
    es: 'Su agente puede verlo. Si algo cambia antes de que comience la cobertura, llame a su agente.',
    ar: 'يستطيع وكيلك الاطلاع على ذلك. إذا تغيّر شيء قبل بدء التغطية، فاتصل بوكيلك.',
  },
} as const satisfies Record<string, Message>;

const reason = (code: WaiveReason, es: string, ar: string): Message => said(WAIVE_REASON_LABELS[code], es, ar);

/** Why an employee waives. */
export const REASON_SENTENCES: readonly Message[] = [
  reason(
    'GroupOfFamily',
    'Cubierto por el plan de grupo del cónyuge, la pareja o uno de los padres',
    'مشمول بخطة جماعية للزوج أو الشريك أو أحد الوالدين',
  ),
  reason('Medicare', 'Cubierto por Medicare', 'مشمول ببرنامج Medicare'),
  reason('Medicaid', 'Cubierto por Medicaid o MIChild', 'مشمول ببرنامج Medicaid أو MIChild'),
  reason('Military', 'Cubierto por TRICARE o por el VA', 'مشمول ببرنامج TRICARE أو VA'),
  reason('Individual', 'Cubierto por un plan propio', 'مشمول بخطة خاصة بي'),
  reason('AnotherEmployer', 'Cubierto por otro empleador o por COBRA', 'مشمول لدى صاحب عمل آخر أو عبر COBRA'),
  reason('NoCoverage', 'No deseo ninguna cobertura', 'لا أريد أي تغطية'),
];

/** What the server says to this page in English, and the form that it shares with agents. */
export const EMPLOYEE_SENTENCES: readonly Message[] = [
  ...ENDED_SENTENCES,
  said(
    ENROLL_WORDS,
    'Me inscribo, e inscribo a las personas que aparecen aquí y que se inscriben, en los planes que aparecen aquí. Hasta donde sé, todo lo que se ha indicado aquí es completo y verdadero. Acepto firmar esto electrónicamente: mi nombre escrito con el teclado tiene el mismo efecto que mi firma a mano. Sé que, en lugar de ello, puedo firmar en papel si se lo pido a mi agente.',
    'أسجّل نفسي، وكذلك الأشخاص المذكورين هنا الذين يُسجَّلون، في الخطط المذكورة هنا. وحسب علمي فإن كل ما أُدخل هنا كامل وصحيح. وأوافق على توقيع هذا إلكترونيًا: لاسمي المكتوب هنا الأثر نفسه الذي لتوقيعي بخط اليد. وأعلم أنه يمكنني بدلًا من ذلك التوقيع على الورق إذا طلبت ذلك من وكيلي.',
  ),
  said(
    WAIVE_WORDS,
    'Se me ofreció esta cobertura y renuncio a ella, para mí y para las personas que aparecen aquí. Sé que más adelante solo podremos inscribirnos cuando el plan de mi empleador vuelva a inscribir a todos, o si lo solicito dentro de los 30 días siguientes al fin de otra cobertura o a un matrimonio, un nacimiento o una adopción, o dentro de los 60 días siguientes a que Medicaid o MIChild termine o empiece a ayudar a pagar esta cobertura. Acepto firmar esto electrónicamente: mi nombre escrito con el teclado tiene el mismo efecto que mi firma a mano. Sé que, en lugar de ello, puedo firmar en papel si se lo pido a mi agente.',
    'عُرضت عليّ هذه التغطية، وأتنازل عنها لنفسي وللأشخاص المذكورين هنا. وأعلم أنه لا يمكننا التسجيل لاحقًا إلا عندما تفتح خطة صاحب عملي التسجيل للجميع في المرة القادمة، أو إذا طلبت ذلك خلال 30 يومًا بعد انتهاء تغطية أخرى أو بعد زواج أو ولادة أو تبنٍّ، أو خلال 60 يومًا بعد انتهاء Medicaid أو MIChild أو بعد بدء أي منهما في المساعدة على دفع تكاليف هذه التغطية. وأوافق على توقيع هذا إلكترونيًا: لاسمي المكتوب هنا الأثر نفسه الذي لتوقيعي بخط اليد. وأعلم أنه يمكنني بدلًا من ذلك التوقيع على الورق إذا طلبت ذلك من وكيلي.',
  ),
  ...REASON_SENTENCES,
  said(
    EMPLOYEE_PART_DONE,
    'Usted ya firmó con este enlace. Si algo tiene que cambiar, llame a su agente.',
    'لقد وقّعت بهذا الرابط بالفعل. إذا كان لا بد من تغيير شيء، فاتصل بوكيلك.',
  ),
  said(
    ENROLLMENT_CLOSED,
    'Su agente ha cerrado esta inscripción, por lo que ahora no se puede cambiar nada aquí.',
    'أغلق وكيلك هذا التسجيل، ولذلك لا يمكن تغيير أي شيء هنا الآن.',
  ),
  said(
    CHANGED_SINCE_OPENED,
    'Su agente ha cambiado algo desde que usted abrió esta página. Revísela de nuevo antes de firmar.',
    'غيّر وكيلك شيئًا منذ أن فتحت هذه الصفحة. يرجى مراجعتها مرة أخرى قبل التوقيع.',
  ),
  said(
    CHANGED_SINCE_EMPLOYEE_SIGNED,
    'Algo ha cambiado desde que usted firmó. Es posible que su agente le pida que lo revise y firme de nuevo.',
    'تغيّر شيء منذ أن وقّعت. قد يطلب منك وكيلك مراجعته والتوقيع مرة أخرى.',
  ),
  said(
    COMPLETE_BEFORE_SIGNING,
    'Complete los datos de todas las personas que se inscriben antes de firmar.',
    'أكمل بيانات جميع الأشخاص الذين يُسجَّلون قبل التوقيع.',
  ),
  said(
    WAIVES_ON_CENSUS,
    'Su empleador nos ha comunicado que usted no desea esta cobertura. Si la desea, llame a su agente antes de firmar.',
    'أبلغنا صاحب عملك بأنك لا تريد هذه التغطية. إذا كنت تريدها، فيرجى الاتصال بوكيلك قبل التوقيع.',
  ),
  said(CHOOSE_COVERAGE, 'Elija si desea esta cobertura.', 'اختر ما إذا كنت تريد هذه التغطية.'),
  said(CHOOSE_REASON, 'Elija por qué renuncia a esta cobertura.', 'اختر سبب تنازلك عن هذه التغطية.'),
  said(AGREE_TO_SIGN, 'Marque la casilla si está de acuerdo.', 'ضع علامة في المربع إذا كنت موافقًا.'),
  said(
    signAsEmployee('{name}'),
    'Escriba su nombre completo tal como aparece aquí: {name}. Si no es usted, no firme: llame a su agente.',
    'اكتب اسمك الكامل كما هو مكتوب هنا: {name}. إذا لم تكن أنت هذا الشخص، فلا توقّع، بل اتصل بوكيلك.',
  ),
  ...MEMBER_FORM_TEXTS,
  ...MEMBER_PROBLEMS,
];
