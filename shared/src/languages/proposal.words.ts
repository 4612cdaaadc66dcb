import {
  CHECK_MEDICAID,
  MIXED_POLICY,
  NO_CREDIT_WITH_MEDICAID,
  qualifiesUpTo,
  stakeOf,
} from '#shared/eligibility/subsidy-words';
import { SHORT_TERM_IN_PLAIN_WORDS } from '#shared/eligibility/short-term';
import type { Message } from '#shared/languages/language';
import type { Coverage, MetalTier } from '#shared/plans/plan-codes';
import { afterCredit, estimatedCredit, grantedCredit } from '#shared/plans/plan-texts';
import { MESSAGE_UNREADABLE } from '#shared/proposals/proposal-email';
import {
  ENROLLMENT_BEGUN,
  PLAN_NOT_PROPOSED,
  PRICES_EXPIRED,
  QUESTION_NEEDED,
  TOO_MANY_ANSWERS,
} from '#shared/proposals/share-answer';
import { CHECK_WITH_OFFICE, NETWORK_WORDS } from '#shared/providers/doctor-networks';

/** The page behind a link to the proposal of a group, or to the comparison of a household. */
export const PROPOSAL_WORDS = {
  loading: { en: 'Loading the proposal', es: 'Cargando la propuesta', ar: 'جارٍ تحميل العرض' },
  tryAgain: { en: 'Try again', es: 'Intentar de nuevo', ar: 'إعادة المحاولة' },
  logoOf: { en: 'Logo of {name}', es: 'Logotipo de {name}', ar: 'شعار {name}' },
  prepared: {
    en: 'Coverage from {day}, prepared on {made}',
    es: 'Cobertura a partir del {day}; documento preparado el {made}',
    ar: 'تبدأ التغطية في {day}، وأُعد هذا المستند في {made}',
  },
  pdfInEnglish: { en: 'The PDF is in English.', es: 'El PDF está en inglés.', ar: 'ملف PDF مكتوب بالإنجليزية.' },
  pdfInSpanish: { en: 'The PDF is in Spanish.', es: 'El PDF está en español.', ar: 'ملف PDF مكتوب بالإسبانية.' },
  plans: { en: 'Plans', es: 'Planes', ar: 'الخطط' },
  assigned: {
    en: 'Each employee in the plan chosen for them',
    es: 'Cada empleado en el plan elegido para él',
    ar: 'كل موظف في الخطة المختارة له',
  },
  perEmployee: {
    en: '{amount} a month per employee',
    es: '{amount} al mes por empleado',
    ar: '{amount} شهريًا لكل موظف',
  },
  fromPerEmployee: {
    en: 'from {amount} a month per employee',
    es: 'desde {amount} al mes por empleado',
    ar: 'ابتداءً من {amount} شهريًا لكل موظف',
  },
  forPeople: {
    en: '{amount} a month for {people, plural, one {# person} other {# people}}',
    es: '{amount} al mes para {people, plural, one {# persona} other {# personas}}',
    ar: '{amount} شهريًا {people, plural, zero {لعدد # من الأشخاص} one {لشخص واحد} two {لشخصين} few {لعدد # أشخاص} many {لعدد # شخصًا} other {لعدد # شخص}}',
  },
  fromForPeople: {
    en: 'from {amount} a month for {people, plural, one {# person} other {# people}}',
    es: 'desde {amount} al mes para {people, plural, one {# persona} other {# personas}}',
    ar: 'ابتداءً من {amount} شهريًا {people, plural, zero {لعدد # من الأشخاص} one {لشخص واحد} two {لشخصين} few {لعدد # أشخاص} many {لعدد # شخصًا} other {لعدد # شخص}}',
  },
  aMonth: { en: 'a month', es: 'al mes', ar: 'شهريًا' },
  aMonthPerEmployee: { en: 'a month per employee', es: 'al mes por empleado', ar: 'شهريًا لكل موظف' },
  total: {
    en: '{amount} a month for {employees, plural, one {# employee} other {# employees}}',
    es: '{amount} al mes para {employees, plural, one {# empleado} other {# empleados}}',
    ar: '{amount} شهريًا {employees, plural, zero {لعدد # من الموظفين} one {لموظف واحد} two {لموظفين اثنين} few {لعدد # موظفين} many {لعدد # موظفًا} other {لعدد # موظف}}',
  },
  beforeCredit: {
    en: '{amount} before the tax credit',
    es: '{amount} antes del crédito fiscal',
    ar: '{amount} قبل الائتمان الضريبي',
  },
  whoPays: {
    en: 'Employer pays {employer}, employees pay {employees}',
    es: 'El empleador paga {employer}; los empleados pagan {employees}',
    ar: 'يدفع صاحب العمل {employer}، ويدفع الموظفون {employees}',
  },
  deductible: {
    en: 'Deductible, one person',
    es: 'Deducible, una persona',
    ar: 'المبلغ المقتطع، لشخص واحد',
  },
  maximum: {
    en: 'Out-of-pocket maximum, one person',
    es: 'Máximo de gastos de bolsillo, una persona',
    ar: 'الحد الأقصى لما يُدفع من المال الخاص، لشخص واحد',
  },
  none: { en: 'NA', es: 'No aplica', ar: 'لا ينطبق' },
  doctors: { en: 'Doctors', es: 'Médicos', ar: 'الأطباء' },
  choose: { en: 'I’d like this one', es: 'Me gustaría este', ar: 'أرغب في هذه الخطة' },
  choosePlan: { en: 'I’d like this one: {plan}', es: 'Me gustaría este: {plan}', ar: 'أرغب في هذه الخطة: {plan}' },
  chosenOn: { en: 'Chosen on {at}', es: 'Elegido el {at}', ar: 'تم اختيارها في {at}' },
  told: {
    en: '{agent} has been told. This enrolls nobody yet: your agent will contact you.',
    es: 'Se ha informado a {agent}. Con esto todavía no se inscribe a nadie: su agente se comunicará con usted.',
    ar: 'تم إبلاغ {agent}. هذا لا يسجّل أحدًا بعد: سيتواصل معك وكيلك.',
  },
  agentTold: {
    en: 'Your agent has been told. This enrolls nobody yet: your agent will contact you.',
    es: 'Se ha informado a su agente. Con esto todavía no se inscribe a nadie: su agente se comunicará con usted.',
    ar: 'تم إبلاغ وكيلك. هذا لا يسجّل أحدًا بعد: سيتواصل معك وكيلك.',
  },
  ask: { en: 'Ask a question', es: 'Haga una pregunta', ar: 'اطرح سؤالًا' },
  yourQuestion: { en: 'Your question', es: 'Su pregunta', ar: 'سؤالك' },
  questionHint: {
    en: 'Your agent gets it by email. Please leave out Social Security numbers and health details.',
    es: 'Su agente la recibe por correo electrónico. No incluya números de Seguro Social ni datos sobre su salud.',
    ar: 'يصل سؤالك إلى وكيلك عبر البريد الإلكتروني. يرجى عدم ذكر أرقام الضمان الاجتماعي أو تفاصيل صحية.',
  },
  sendQuestion: { en: 'Send question', es: 'Enviar pregunta', ar: 'إرسال السؤال' },
  questionSent: {
    en: 'Your question is on its way. Your agent will contact you.',
    es: 'Su pregunta está en camino. Su agente se comunicará con usted.',
    ar: 'سؤالك في طريقه إلى وكيلك، وسيتواصل معك.',
  },
  yourAgent: { en: 'Your agent', es: 'Su agente', ar: 'وكيلك' },
  yourAgents: { en: 'Your agents', es: 'Sus agentes', ar: 'وكلاؤك' },
} as const satisfies Record<string, Message>;

/** What is called otherwise for a group and for a household. */
export const SENT_WORDS = {
  group: {
    title: { en: 'Group health proposal', es: 'Propuesta de seguro médico de grupo', ar: 'عرض التأمين الصحي الجماعي' },
    titleFrom: {
      en: 'Group health proposal from {insurer}',
      es: 'Propuesta de seguro médico de grupo de {insurer}',
      ar: 'عرض التأمين الصحي الجماعي من {insurer}',
    },
    open: { en: 'Open the proposal', es: 'Abrir la propuesta', ar: 'فتح العرض' },
    superseded: {
      en: 'Your agent has sent a newer proposal since. Please use that one, or ask your agent for its link.',
      es: 'Su agente ha enviado después una propuesta más reciente. Use esa o pida su enlace a su agente.',
      ar: 'أرسل وكيلك بعد ذلك عرضًا أحدث. يرجى استخدامه، أو طلب رابطه من وكيلك.',
    },
    withCare: {
      en: 'Anyone with it can read the proposal: please share it with care.',
      es: 'Cualquier persona que lo tenga puede leer la propuesta: compártalo con cuidado.',
      ar: 'يستطيع أي شخص لديه الرابط قراءة العرض: يرجى مشاركته بحذر.',
    },
  },
  household: {
    title: { en: 'Plan comparison', es: 'Comparación de planes', ar: 'مقارنة الخطط' },
    titleFrom: {
      en: 'Plan comparison from {insurer}',
      es: 'Comparación de planes de {insurer}',
      ar: 'مقارنة الخطط من {insurer}',
    },
    open: { en: 'Open the comparison', es: 'Abrir la comparación', ar: 'فتح المقارنة' },
    superseded: {
      en: 'Your agent has sent a newer comparison since. Please use that one, or ask your agent for its link.',
      es: 'Su agente ha enviado después una comparación más reciente. Use esa o pida su enlace a su agente.',
      ar: 'أرسل وكيلك بعد ذلك مقارنة أحدث. يرجى استخدامها، أو طلب رابطها من وكيلك.',
    },
    withCare: {
      en: 'Anyone with it can read the comparison: please share it with care.',
      es: 'Cualquier persona que lo tenga puede leer la comparación: compártalo con cuidado.',
      ar: 'يستطيع أي شخص لديه الرابط قراءة المقارنة: يرجى مشاركته بحذر.',
    },
  },
} as const satisfies Record<'group' | 'household', Record<string, Message>>;

export const COVERAGE_WORDS: Record<Coverage, Message> = {
  medical: { en: 'Medical', es: 'Médico', ar: 'طبي' },
  dental: { en: 'Dental', es: 'Dental', ar: 'الأسنان' },
  vision: { en: 'Vision', es: 'Visión', ar: 'البصر' },
};

export const METAL_WORDS: Record<MetalTier, Message> = {
  Platinum: { en: 'Platinum', es: 'Platino', ar: 'بلاتيني' },
  Gold: { en: 'Gold', es: 'Oro', ar: 'ذهبي' },
  Silver: { en: 'Silver', es: 'Plata', ar: 'فضي' },
  Bronze: { en: 'Bronze', es: 'Bronce', ar: 'برونزي' },
  Catastrophic: { en: 'Catastrophic', es: 'Catastrófico', ar: 'خطة الكوارث' },
};

/** What the page shows of rules and of the server, in English there. */
export const PROPOSAL_SENTENCES: readonly Message[] = [
  { en: NETWORK_WORDS.in, es: 'En la red', ar: 'ضمن الشبكة' },
  { en: NETWORK_WORDS.out, es: 'Fuera de la red', ar: 'خارج الشبكة' },
  { en: NETWORK_WORDS.unknown, es: 'No se sabe', ar: 'غير معروف' },
  {
    en: CHECK_WITH_OFFICE,
    es: 'Confírmelo con el consultorio antes de inscribirse; los directorios cambian.',
    ar: 'تأكد من ذلك لدى العيادة قبل التسجيل؛ فالأدلة تتغير.',
  },
  {
    en: afterCredit(estimatedCredit('{credit}')),
    es: 'Las primas ya tienen descontado un crédito fiscal estimado de {credit}.',
    ar: 'الأقساط محسوبة بعد خصم ائتمان ضريبي تقديري قدره {credit}.',
  },
  {
    en: afterCredit(grantedCredit('{credit}', '{maximum}')),
    es: 'Las primas ya tienen descontados {credit} del crédito fiscal de {maximum} otorgado por el Mercado.',
    ar: 'الأقساط محسوبة بعد خصم {credit} من الائتمان الضريبي البالغ {maximum} الذي منحه السوق.',
  },
  {
    en: qualifiesUpTo('children', '{limit}'),
    es: 'En Michigan, los menores de 19 años de un hogar de este tamaño con ingresos de hasta {limit} al año reúnen los requisitos de MIChild.',
    ar: 'في ميشيغان، يستوفي الأطفال دون سن 19 عامًا في أسرة بهذا الحجم يصل دخلها إلى {limit} سنويًا شروط MIChild.',
  },
  {
    en: qualifiesUpTo('pregnant', '{limit}'),
    es: 'En Michigan, las mujeres embarazadas de un hogar de este tamaño con ingresos de hasta {limit} al año reúnen los requisitos de Medicaid.',
    ar: 'في ميشيغان، تستوفي النساء الحوامل في أسرة بهذا الحجم يصل دخلها إلى {limit} سنويًا شروط Medicaid.',
  },
  {
    en: qualifiesUpTo('adults', '{limit}'),
    es: 'En Michigan, los adultos de un hogar de este tamaño con ingresos de hasta {limit} al año reúnen los requisitos de Medicaid.',
    ar: 'في ميشيغان، يستوفي البالغون في أسرة بهذا الحجم يصل دخلها إلى {limit} سنويًا شروط Medicaid.',
  },
  {
    en: NO_CREDIT_WITH_MEDICAID,
    es: 'Quienes reúnen los requisitos no pueden recibir un crédito fiscal, lo soliciten o no.',
    ar: 'لا يمكن لمن يستوفون الشروط الحصول على ائتمان ضريبي، سواء قدموا طلبًا أم لا.',
  },
  { en: CHECK_MEDICAID, es: 'Consulte primero con Medicaid.', ar: 'تحقق من Medicaid أولًا.' },
  {
    en: stakeOf('{amount}'),
    es: 'Si el Mercado determina que no los reúnen, el crédito es {amount} más alto al mes.',
    ar: 'إذا قرر السوق أنهم لا يستوفونها، فيكون الائتمان أعلى بمقدار {amount} شهريًا.',
  },
  {
    en: MIXED_POLICY,
    es: 'Una persona de este hogar no puede recibir el crédito fiscal. En una misma póliza con ella, los planes plata tienen los costos normales para todos; en una póliza sin ella, los demás conservan sus costos reducidos.',
    ar: 'لا يمكن لأحد أفراد هذه الأسرة الحصول على الائتمان الضريبي. في وثيقة واحدة معه تكون للخطط الفضية تكاليف عادية للجميع؛ وفي وثيقة من دونه يحتفظ الآخرون بتكاليفهم المخفّضة.',
  },
  {
    en: SHORT_TERM_IN_PLAIN_WORDS,
    es: 'La cobertura a corto plazo es un seguro limitado por poco tiempo, no una cobertura de salud completa. Puede excluir enfermedades que una persona ya tiene, puede limitar lo que paga y puede negarse por motivos de salud. Compárela primero con un plan del Mercado.',
    ar: 'التغطية قصيرة الأجل تأمين محدود لفترة قصيرة، وليست تغطية صحية كاملة. قد تستثني حالات مرضية موجودة لدى الشخص من قبل، وقد تحدّ مما تدفعه، ويمكن رفضها لأسباب صحية. قارنها أولًا بخطة من السوق.',
  },
  {
    en: PRICES_EXPIRED,
    es: 'Estos precios han vencido. Llame o escriba a su agente para obtener precios nuevos.',
    ar: 'انتهت صلاحية هذه الأسعار. اتصل بوكيلك أو راسله للحصول على أسعار جديدة.',
  },
  {
    en: ENROLLMENT_BEGUN,
    es: 'La inscripción ya ha comenzado. Para cambiar de plan, llame o escriba a su agente.',
    ar: 'بدأ التسجيل بالفعل. لتغيير الخطة، اتصل بوكيلك أو راسله.',
  },
  { en: QUESTION_NEEDED, es: 'Escriba su pregunta.', ar: 'اكتب سؤالك.' },
  {
    en: MESSAGE_UNREADABLE,
    es: 'Quite del mensaje los caracteres de control invisibles.',
    ar: 'أزل من الرسالة أحرف التحكم غير المرئية.',
  },
  {
    en: TOO_MANY_ANSWERS,
    es: 'Este enlace ya se ha usado muchas veces. Llame o escriba a su agente.',
    ar: 'استُخدم هذا الرابط مرات كثيرة. يرجى الاتصال بوكيلك أو مراسلته.',
  },
  { en: PLAN_NOT_PROPOSED, es: 'Este plan no está en la propuesta.', ar: 'هذه الخطة ليست في العرض.' },
];
