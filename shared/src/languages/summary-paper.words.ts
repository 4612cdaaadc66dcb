const METALS = ['Bronce', 'Plata', 'Oro', 'Platino'];
const PLACES = [
  ['In network', 'Dentro de la red'],
  ['Out of network', 'Fuera de la red'],
] as const;

/** What a summary of benefits and coverage says; the terms are those of the federal form in Spanish (45 CFR 147.200(a)(5)). */
export const SPANISH_OF_SUMMARY: Readonly<Record<string, string>> = {
  'Summary of benefits and coverage': 'Resumen de beneficios y cobertura',
  'What this plan covers and what you pay for covered services.':
    'Lo que cubre este plan y lo que usted paga por los servicios cubiertos.',
  'The certificate of coverage governs.': 'Rige el certificado de cobertura.',
  'Coverage period: beginning on or after {day}': 'Período de cobertura: a partir del {day}',
  'Coverage for: individual and family': 'Cobertura para: individual y familiar',
  'Plan type: {type}': 'Tipo de plan: {type}',
  ...Object.fromEntries(
    ['Bronze', 'Silver', 'Gold', 'Platinum'].map((metal, at) => [
      `Metal tier: ${metal}`,
      `Nivel de metal: ${METALS[at] ?? ''}`,
    ]),
  ),
  'Filed plan id: {id}': 'Identificador registrado del plan: {id}',
  'Important questions': 'Preguntas importantes',
  Question: 'Pregunta',
  Answer: 'Respuesta',
  'What is the overall deductible?': '¿Cuánto es el deducible total?',
  'Are there services covered before you meet your deductible?':
    '¿Hay servicios cubiertos antes de que usted alcance su deducible?',
  'Are there other deductibles for specific services?': '¿Hay otros deducibles para servicios específicos?',
  'What is the out-of-pocket limit for this plan?': '¿Cuál es el límite de gastos de bolsillo de este plan?',
  'Will you pay less if you use a network provider?': '¿Pagará menos si usa un proveedor de la red?',
  'Do you need a referral to see a specialist?': '¿Necesita una remisión para ver a un especialista?',
  ...Object.fromEntries(
    PLACES.flatMap(([en, es]) => [
      [`${en}: {individual} individual, {family} family.`, `${es}: {individual} individual, {family} familiar.`],
      [`${en}: {individual} individual.`, `${es}: {individual} individual.`],
      [`${en}: {family} family.`, `${es}: {family} familiar.`],
      [`${en}: {amount}.`, `${es}: {amount}.`],
      [`${en}: Not covered.`, `${es}: No cubierto.`],
    ]),
  ),
  'Yes.': 'Sí.',
  'Yes. {text}.': 'Sí. {text}.',
  'Preventive care in network: No charge.': 'Atención preventiva dentro de la red: sin cargo.',
  'Preventive care in network: {cost}.': 'Atención preventiva dentro de la red: {cost}.',
  'Prescription drugs count towards the overall deductible.':
    'Los medicamentos recetados cuentan para el deducible total.',
  'This plan has a provider network; the columns below show both costs.':
    'Este plan tiene una red de proveedores; las columnas siguientes muestran ambos costos.',
  'This plan has a {type} network; the columns below show both costs.':
    'Este plan tiene una red {type}; las columnas siguientes muestran ambos costos.',
  'This plan has an {type} network; the columns below show both costs.':
    'Este plan tiene una red {type}; las columnas siguientes muestran ambos costos.',
  'Common medical events': 'Situaciones médicas comunes',
  'Common medical event': 'Situación médica común',
  Service: 'Servicio',
  '{count, plural, one {# day a year} other {# days a year}}':
    '{count, plural, one {# día al año} other {# días al año}}',
  '{count, plural, one {# visit a year} other {# visits a year}}':
    '{count, plural, one {# consulta al año} other {# consultas al año}}',
  '{count, plural, one {# pair a year} other {# pairs a year}}':
    '{count, plural, one {# par al año} other {# pares al año}}',
  '1 a year': '1 al año',
  '2 a year': '2 al año',
  '30-day supply': 'Suministro de 30 días',
  '30-day supply, specialty pharmacy': 'Suministro de 30 días, farmacia especializada',
  'A copay is waived when admitted': 'Sin copago si lo hospitalizan',
  '1 every 24 months': '1 cada 24 meses',
  'After 6 months': 'Después de 6 meses',
  'After 12 months': 'Después de 12 meses',
  'Each person and policy': 'Por persona y póliza',
  'Paid by the employer': 'A cargo del empleador',
  'In place of glasses': 'En lugar de anteojos',
  'With a referral': 'Con una remisión',
  'With a referral.': 'Con una remisión.',
  'With prior approval': 'Con aprobación previa',
  'As listed by the federal guidelines': 'Según las guías federales',
  'Limits and exceptions': 'Límites y excepciones',
  'Services this plan does not cover': 'Servicios que este plan no cubre',
  'Other covered services': 'Otros servicios cubiertos',
  'If you visit a health care provider’s office or clinic':
    'Si visita el consultorio o la clínica de un proveedor de atención médica',
  'Primary care visit to treat an injury or illness':
    'Consulta de atención primaria para tratar una lesión o enfermedad',
  'Preventive care, screening, immunization': 'Atención preventiva, evaluaciones, vacunas',
  'If you have a test': 'Si se hace una prueba',
  'Diagnostic test (x-ray, blood work)': 'Prueba de diagnóstico (radiografía, análisis de sangre)',
  'Imaging (CT/PET scans, MRIs)': 'Imágenes (tomografía CT/PET, resonancia magnética)',
  'If you need drugs to treat your illness or condition':
    'Si necesita medicamentos para tratar su enfermedad o afección',
  'Generic drugs': 'Medicamentos genéricos',
  'Preferred brand drugs': 'Medicamentos de marca preferidos',
  'Non-preferred brand drugs': 'Medicamentos de marca no preferidos',
  'Specialty drugs': 'Medicamentos especializados',
  'If you have outpatient surgery': 'Si le hacen una cirugía ambulatoria',
  'Facility fee (such as an ambulatory surgery center)': 'Tarifa del centro (como un centro de cirugía ambulatoria)',
  'Physician and surgeon fees': 'Honorarios del médico y del cirujano',
  'If you need immediate medical attention': 'Si necesita atención médica inmediata',
  'Emergency room care': 'Atención en la sala de emergencias',
  'Emergency medical transportation': 'Transporte médico de emergencia',
  'If you have a hospital stay': 'Si lo hospitalizan',
  'Facility fee (such as a hospital room)': 'Tarifa del centro (como una habitación de hospital)',
  'If you need mental health, behavioral health, or substance abuse services':
    'Si necesita servicios de salud mental, salud conductual o por consumo de sustancias',
  'Outpatient services': 'Servicios ambulatorios',
  'Inpatient services': 'Servicios durante la hospitalización',
  'If you are pregnant': 'Si está embarazada',
  'Childbirth and delivery': 'Parto',
  'If you need help recovering or have other special health needs':
    'Si necesita ayuda para recuperarse o tiene otras necesidades especiales de salud',
  'Rehabilitation services': 'Servicios de rehabilitación',
  'Skilled nursing care': 'Atención de enfermería especializada',
  'Hospice services': 'Servicios de cuidados paliativos',
  'If your child needs dental or eye care': 'Si su hijo necesita atención dental o de la vista',
  'Children’s eye exam': 'Examen de la vista para niños',
  'Children’s glasses': 'Anteojos para niños',
  'Children’s dental check-up': 'Revisión dental para niños',
};
