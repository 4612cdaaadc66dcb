import type { Message } from '#shared/languages/language';

/**
 * The text with which a client consents online, paragraph by paragraph: `agreedText` of shared/src/consents in English, word for word. A
 * translation says what the English says, no more and no less.
 */
export const CONSENT_WORDS = {
  agentWithNumber: {
    en: '{name} (National Producer Number {npn}) of {agency}',
    es: '{name} (Número Nacional de Productor {npn}) de {agency}',
    ar: '{name} (رقم المنتج الوطني {npn}) من {agency}',
  },
  agent: { en: '{name} of {agency}', es: '{name} de {agency}', ar: '{name} من {agency}' },
  give: {
    en: 'I, {client}, give {agent} my consent to help me and my household with health coverage at the Health Insurance Marketplace.',
    es: 'Yo, {client}, doy a {agent} mi consentimiento para que me ayude a mí y a mi hogar con la cobertura de salud en el Mercado de Seguros Médicos.',
    ar: 'أنا، {client}، أمنح {agent} موافقتي على مساعدتي ومساعدة أفراد أسرتي المعيشية فيما يتعلق بالتغطية الصحية في سوق التأمين الصحي.',
  },
  purpose: {
    en: 'Purpose: to find out whether my household qualifies for Marketplace coverage and for help with its costs, and to choose, enroll in and keep a health plan.',
    es: 'Propósito: averiguar si mi hogar reúne los requisitos para la cobertura del Mercado y para recibir ayuda con sus costos, y elegir un plan de salud, inscribirse en él y mantenerlo.',
    ar: 'الغرض: معرفة ما إذا كانت أسرتي المعيشية مؤهلة لتغطية السوق وللمساعدة في تكاليفها، واختيار خطة صحية والتسجيل فيها والاحتفاظ بها.',
  },
  scope: {
    en: 'Scope: for this purpose only, {name} may',
    es: 'Alcance: únicamente para este propósito, {name} puede',
    ar: 'النطاق: لهذا الغرض وحده، يجوز لـ {name}',
  },
  maySearch: {
    en: 'search for an application that I already have at the Marketplace,',
    es: 'buscar una solicitud que yo ya tenga en el Mercado,',
    ar: 'البحث عن طلب لي موجود بالفعل في السوق،',
  },
  mayComplete: {
    en: 'complete an application for eligibility and for help with costs, and submit it after I have reviewed it,',
    es: 'completar una solicitud de elegibilidad y de ayuda con los costos, y presentarla después de que yo la haya revisado,',
    ar: 'استكمال طلب لتحديد الأهلية وللمساعدة في التكاليف، وتقديمه بعد أن أراجعه،',
  },
  mayEnroll: {
    en: 'enroll me in the plan that I choose,',
    es: 'inscribirme en el plan que yo elija,',
    ar: 'تسجيلي في الخطة التي أختارها،',
  },
  mayUpdate: {
    en: 'update my application and my enrollment, and answer questions of the Marketplace about them.',
    es: 'actualizar mi solicitud y mi inscripción, y responder a las preguntas del Mercado sobre ellas.',
    ar: 'تحديث طلبي وتسجيلي، والإجابة عن أسئلة السوق بشأنهما.',
  },
  nothingElse: {
    en: 'My information may not be used or shared for anything else.',
    es: 'Mi información no se puede usar ni compartir para ninguna otra cosa.',
    ar: 'لا يجوز استخدام معلوماتي أو مشاركتها لأي غرض آخر.',
  },
  duration: {
    en: 'Duration: from {from} through {until}, unless I revoke it earlier.',
    es: 'Duración: desde el {from} hasta el {until}, ambos inclusive, a menos que yo lo revoque antes.',
    ar: 'المدة: من {from} حتى نهاية يوم {until}، ما لم ألغِها قبل ذلك.',
  },
  revoke: {
    en: 'How to revoke: I can revoke or limit this consent at any time, without a reason and at no cost. {reach}. I can also call the Marketplace at {marketplace} (TTY {tty}). From then on {name} no longer acts for me; what was submitted before stays submitted.',
    es: 'Cómo revocar: puedo revocar o limitar este consentimiento en cualquier momento, sin dar un motivo y sin costo. {reach}. También puedo llamar al Mercado al {marketplace} (TTY {tty}). A partir de entonces, {name} ya no actúa en mi nombre; lo que se presentó antes sigue presentado.',
    ar: 'كيفية الإلغاء: يمكنني إلغاء هذه الموافقة أو تقييدها في أي وقت، من دون إبداء سبب ومن دون أي تكلفة. {reach}. ويمكنني أيضًا الاتصال بالسوق على الرقم {marketplace} (الهاتف النصي TTY: {tty}). ومنذ ذلك الحين لا يعود {name} يتصرف نيابة عني، ويبقى ما قُدِّم قبل ذلك مقدَّمًا.',
  },
  accuracy: {
    en: 'Accuracy: I give true and complete information, and only what the application needs.',
    es: 'Exactitud: doy información verdadera y completa, y solo la que la solicitud necesita.',
    ar: 'الدقة: أقدّم معلومات صحيحة وكاملة، وأقتصر على ما يحتاج إليه الطلب.',
  },
  records: {
    en: 'Records: this record is kept for 10 years and given to the Marketplace when it asks for it.',
    es: 'Registros: este registro se conserva durante 10 años y se entrega al Mercado cuando este lo pide.',
    ar: 'السجلات: يُحفظ هذا السجل لمدة 10 سنوات ويُقدَّم إلى السوق عندما يطلبه.',
  },
  reach: { en: 'I tell {name}', es: 'Se lo digo a {name}', ar: 'أبلغ {name} بذلك' },
  reachByPhone: {
    en: 'I tell {name} by phone or text at {phone}',
    es: 'Se lo digo a {name} por teléfono o mensaje de texto al {phone}',
    ar: 'أبلغ {name} بذلك هاتفيًا أو برسالة نصية على الرقم {phone}',
  },
  reachByEmail: {
    en: 'I tell {name} by e-mail at {email}',
    es: 'Se lo digo a {name} por correo electrónico a {email}',
    ar: 'أبلغ {name} بذلك بالبريد الإلكتروني على العنوان {email}',
  },
  reachByBoth: {
    en: 'I tell {name} by phone or text at {phone}, or by e-mail at {email}',
    es: 'Se lo digo a {name} por teléfono o mensaje de texto al {phone}, o por correo electrónico a {email}',
    ar: 'أبلغ {name} بذلك هاتفيًا أو برسالة نصية على الرقم {phone}، أو بالبريد الإلكتروني على العنوان {email}',
  },
} as const satisfies Record<string, Message>;

/** The same of the review of an application. */
export const REVIEW_WORDS = {
  reviewed: {
    en: 'I, {client}, have reviewed the information of the Marketplace eligibility application together with {agent}. I confirm that it is accurate and complete.',
    es: 'Yo, {client}, he revisado junto con {agent} la información de la solicitud de elegibilidad del Mercado. Confirmo que es exacta y completa.',
    ar: 'أنا، {client}، راجعت مع {agent} معلومات طلب تحديد الأهلية الخاص بالسوق. وأؤكد أنها دقيقة وكاملة.',
  },
  whatIReviewed: { en: 'What I reviewed:', es: 'Lo que revisé:', ar: 'ما راجعته:' },
  attestations: {
    en: 'The attestations at the end of the application were explained to me:',
    es: 'Se me explicaron las declaraciones que figuran al final de la solicitud:',
    ar: 'شُرحت لي الإقرارات الواردة في نهاية الطلب:',
  },
  perjury: {
    en: 'I sign under penalty of perjury: if I knowingly give false information, I may be punished under federal law.',
    es: 'Firmo bajo pena de perjurio: si doy información falsa a sabiendas, puedo ser sancionado conforme a la ley federal.',
    ar: 'أوقّع تحت طائلة عقوبة الحنث باليمين: إذا قدّمت معلومات كاذبة عن علم، فقد أُعاقَب بموجب القانون الفيدرالي.',
  },
  changes: {
    en: 'I must tell the Marketplace within 30 days when something on the application changes, such as income, address or household.',
    es: 'Debo informar al Mercado en un plazo de 30 días cuando cambie algo de la solicitud, como los ingresos, la dirección o el hogar.',
    ar: 'يجب عليّ إبلاغ السوق خلال 30 يومًا عندما يتغير شيء في الطلب، مثل الدخل أو العنوان أو أفراد الأسرة المعيشية.',
  },
  taxReturn: {
    en: 'If I get a premium tax credit in advance, I must file a federal income tax return for the year and compare the credit with my income; if I got too much, I pay it back. Who is married files jointly, with few exceptions, and nobody else claims me as a dependent.',
    es: 'Si recibo por adelantado un crédito fiscal para las primas, debo presentar una declaración federal de impuestos sobre los ingresos de ese año y comparar el crédito con mis ingresos; si recibí demasiado, lo devuelvo. Quien está casado presenta una declaración conjunta, con pocas excepciones, y nadie más me declara como dependiente.',
    ar: 'إذا حصلت مقدمًا على ائتمان ضريبي لأقساط التأمين، فيجب عليّ تقديم إقرار ضريبة الدخل الفيدرالية عن تلك السنة ومقارنة الائتمان بدخلي، وإذا حصلت على أكثر مما أستحق فإنني أعيد الزيادة. ويقدّم المتزوج إقرارًا مشتركًا مع زوجه، مع استثناءات قليلة، ولا يدرجني أي شخص آخر في إقراره الضريبي كشخص مُعال.',
  },
  otherCoverage: {
    en: 'Nobody who gets a tax credit may have other qualifying coverage, from an employer or from a program such as Medicare or Medicaid, that rules the credit out. When someone gets such coverage, I end the credit.',
    es: 'Nadie que reciba un crédito fiscal puede tener otra cobertura que cumpla los requisitos, de un empleador o de un programa como Medicare o Medicaid, que excluya el crédito. Cuando alguien obtenga esa cobertura, pongo fin al crédito.',
    ar: 'لا يجوز لأي شخص يحصل على ائتمان ضريبي أن تكون لديه تغطية مؤهلة أخرى، من صاحب عمل أو من برنامج مثل Medicare أو Medicaid، تمنع استحقاق الائتمان. وعندما يحصل شخص ما على مثل هذه التغطية، أُنهي الائتمان.',
  },
  prison: {
    en: 'Nobody who applies is in prison or jail, other than awaiting a decision on charges.',
    es: 'Nadie de los que solicitan está en prisión o en la cárcel, salvo a la espera de una decisión sobre los cargos.',
    ar: 'لا أحد من مقدمي الطلب في السجن أو الحبس، إلا في انتظار البت في التهم الموجهة إليه.',
  },
  renewal: {
    en: 'If I agreed to it, the Marketplace may check my income, including from tax returns, to renew my eligibility in the coming years. I can change or end that at any time.',
    es: 'Si di mi acuerdo, el Mercado puede verificar mis ingresos, incluso con las declaraciones de impuestos, para renovar mi elegibilidad en los próximos años. Puedo cambiar o poner fin a esto en cualquier momento.',
    ar: 'إذا وافقت على ذلك، فيجوز للسوق التحقق من دخلي، بما في ذلك من الإقرارات الضريبية، لتجديد أهليتي في السنوات القادمة. ويمكنني تغيير ذلك أو إنهاؤه في أي وقت.',
  },
  medicaid: {
    en: 'If anyone gets Medicaid, the state may collect from other insurance or settlements what it has paid for them.',
    es: 'Si alguien recibe Medicaid, el estado puede cobrar de otros seguros o acuerdos de indemnización lo que haya pagado por esa persona.',
    ar: 'إذا حصل أي شخص على Medicaid، فيجوز للولاية أن تسترد من تأمينات أخرى أو من تسويات مالية ما دفعته عنه.',
  },
  reviewedOn: {
    en: 'Reviewed on {day}. If anything above changes before the application is submitted, I review it again.',
    es: 'Revisado el {day}. Si algo de lo anterior cambia antes de que se presente la solicitud, la reviso de nuevo.',
    ar: 'تمت المراجعة في {day}. إذا تغيّر أي شيء مما سبق قبل تقديم الطلب، فإنني أراجعه مرة أخرى.',
  },
  withdraw: {
    en: 'How to withdraw: until the application is submitted I can withdraw this confirmation at any time. {reach}.',
    es: 'Cómo retirarla: hasta que se presente la solicitud puedo retirar esta confirmación en cualquier momento. {reach}.',
    ar: 'كيفية السحب: يمكنني سحب هذا التأكيد في أي وقت إلى أن يُقدَّم الطلب. {reach}.',
  },
} as const satisfies Record<string, Message>;
