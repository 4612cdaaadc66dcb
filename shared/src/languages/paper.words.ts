import { SPANISH_OF_FORMS } from '#shared/languages/form-paper.words';
import { SPANISH_OF_INVOICE } from '#shared/languages/invoice-paper.words';
import { SPANISH_OF_ICHRA, SPANISH_OF_PROPOSAL } from '#shared/languages/proposal-paper.words';
import { SPANISH_OF_RENEWAL } from '#shared/languages/renewal-paper.words';
import { SPANISH_OF_SUMMARY } from '#shared/languages/summary-paper.words';

/**
 * Papers are made in English and Spanish: nothing that is kept well draws Arabic with pdfmake, whose lines are from left to right and whose
 * font has no Arabic letters. On the page behind the link there is Arabic too.
 */
export const PAPER_LANGUAGES = ['en', 'es'] as const;
export type PaperLanguage = (typeof PAPER_LANGUAGES)[number];

/** What stands on papers for clients, by its English text in ICU's format; benefits as most filings call them. */
export const SPANISH_OF_PAPER: Readonly<Record<string, string>> = {
  ...SPANISH_OF_PROPOSAL,
  ...SPANISH_OF_ICHRA,
  ...SPANISH_OF_RENEWAL,
  ...SPANISH_OF_INVOICE,
  ...SPANISH_OF_SUMMARY,
  ...SPANISH_OF_FORMS,
  'Plan comparison': 'Comparación de planes',
  'Plan comparison for {name}': 'Comparación de planes para {name}',
  'Insurer: ': 'Aseguradora: ',
  'Your agent': 'Su agente',
  'Logo of {name}': 'Logotipo de {name}',
  'Coverage begins': 'Inicio de la cobertura',
  County: 'Condado',
  Quote: 'Cotización',
  'No. {number}': 'N.º {number}',
  'Prepared on': 'Preparado el',
  'Page {page} of {pages}': 'Página {page} de {pages}',
  For: 'Para',
  Income: 'Ingresos',
  '{amount} a year, {count} person on the tax return':
    '{amount} al año, {count} persona en la declaración de impuestos',
  '{amount} a year, {count} people on the tax return':
    '{amount} al año, {count} personas en la declaración de impuestos',
  'An estimated tax credit of {amount} a month': 'Un crédito fiscal estimado de {amount} al mes',
  '{amount} of the {maximum} tax credit granted by the marketplace a month':
    '{amount} al mes del crédito fiscal de {maximum} otorgado por el Mercado',
  'Medical plans side by side': 'Planes médicos, uno al lado del otro',
  'Dental plans side by side': 'Planes dentales, uno al lado del otro',
  'Vision plans side by side': 'Planes de visión, uno al lado del otro',
  'Monthly premiums of the whole household for coverage that begins {day}.':
    'Primas mensuales de todo el hogar para la cobertura que comienza el {day}.',
  'Monthly premiums of the whole household for coverage that begins {day}, after an estimated tax credit of {amount}.':
    'Primas mensuales de todo el hogar para la cobertura que comienza el {day}, con un crédito fiscal estimado de {amount} ya descontado.',
  'Monthly premiums of the whole household for coverage that begins {day}, after {amount} of the {maximum} tax credit granted by the marketplace.':
    'Primas mensuales de todo el hogar para la cobertura que comienza el {day}, con {amount} ya descontados del crédito fiscal de {maximum} otorgado por el Mercado.',
  'Monthly premiums of those named above for coverage that begins {day}.':
    'Primas mensuales de las personas nombradas arriba para la cobertura que comienza el {day}.',
  'Monthly premiums of those named above for coverage that begins {day}, after an estimated tax credit of {amount}.':
    'Primas mensuales de las personas nombradas arriba para la cobertura que comienza el {day}, con un crédito fiscal estimado de {amount} ya descontado.',
  'Monthly premiums of those named above for coverage that begins {day}, after {amount} of the {maximum} tax credit granted by the marketplace.':
    'Primas mensuales de las personas nombradas arriba para la cobertura que comienza el {day}, con {amount} ya descontados del crédito fiscal de {maximum} otorgado por el Mercado.',
  'The other plan': 'El otro plan',
  '{people}: {plan}, {amount} a month': '{people}: {plan}, {amount} al mes',
  'Monthly premiums of the whole group for coverage that begins {day}.':
    'Primas mensuales de todo el grupo para la cobertura que comienza el {day}.',
  'Current plan: {plan}': 'Plan actual: {plan}',
  Premium: 'Prima',
  'Monthly premium': 'Prima mensual',
  'Monthly premium after an estimated tax credit of {amount}':
    'Prima mensual con un crédito fiscal estimado de {amount} ya descontado',
  'Monthly premium after {amount} of the {maximum} tax credit granted by the marketplace':
    'Prima mensual con {amount} ya descontados del crédito fiscal de {maximum} otorgado por el Mercado',
  'Monthly premium after {amount} subsidy': 'Prima mensual después de un subsidio de {amount}',
  'Monthly premium after {amount} subsidy of at most {maximum}':
    'Prima mensual después de un subsidio de {amount} de un máximo de {maximum}',
  'Difference from {plan}': 'Diferencia con {plan}',
  'Full price': 'Precio completo',
  'Tax credit': 'Crédito fiscal',
  'Not eligible for tax credit': 'No cubierto por el crédito fiscal',
  'Yearly premium': 'Prima anual',
  'Yearly cost': 'Costo anual',
  'Cost of {count} month': 'Costo de {count} mes',
  'Cost of {count} months': 'Costo de {count} meses',
  'Low use: No care': 'Uso bajo: sin atención médica',
  'Low use: Preventive care only': 'Uso bajo: solo atención preventiva',
  'Medium use: {amount} of care': 'Uso medio: atención médica por {amount}',
  'Medium use: One person needs {amount} of care': 'Uso medio: una persona necesita atención médica por {amount}',
  'High use: Care up to the out-of-pocket maximum': 'Uso alto: atención médica hasta el máximo de gastos de bolsillo',
  'Metal tier': 'Nivel de metal',
  Platinum: 'Platino',
  Gold: 'Oro',
  Silver: 'Plata',
  Bronze: 'Bronce',
  Catastrophic: 'Catastrófico',
  Network: 'Red',
  'Plan type': 'Tipo de plan',
  Standard: 'Estándar',
  'Health savings account': 'Cuenta de ahorros para la salud (HSA)',
  'Can be had': 'Se puede tener',
  None: 'Ninguno',
  NA: 'No aplica',
  'Not listed': 'No indicado',
  'Rates not loaded': 'Tarifas no disponibles',
  'Cost sharing': 'Costos compartidos',
  'Standard costs': 'Costos normales',
  'Reduced costs': 'Costos reducidos',
  'Reduced costs ({percent})': 'Costos reducidos ({percent})',
  Suite: 'Línea de planes',
  'Out of network': 'Fuera de la red',
  'As listed with each benefit': 'Según se indica en cada beneficio',
  Costs: 'Costos',
  'Deductible, individual': 'Deducible, individual',
  'Deductible, family': 'Deducible, familiar',
  'Out-of-pocket maximum, individual': 'Máximo de gastos de bolsillo, individual',
  'Out-of-pocket maximum, family': 'Máximo de gastos de bolsillo, familiar',
  Doctors: 'Médicos',
  'Cost-share reduction: {percent}': 'Reducción de los costos compartidos: {percent}',
  "At the marketplace, this household's silver plans pay {percent} of the costs on average instead of {standard}.":
    'En el Mercado, los planes plata de este hogar pagan en promedio {percent} de los costos en lugar de {standard}.',
  "At the marketplace, this household pays less of this plan's costs.":
    'En el Mercado, este hogar paga una parte menor de los costos de este plan.',
  'The marketplace granted this.': 'El Mercado lo otorgó.',
  'This is an estimate until the marketplace decides.': 'Es una estimación hasta que el Mercado decida.',
  'Each year has {count} months at today’s premium, whenever coverage begins.':
    'Cada año tiene {count} meses con la prima de hoy, sin importar cuándo comience la cobertura.',
  'Each year has the premiums of {count} month, because coverage ends then.':
    'Cada año tiene la prima de {count} mes, porque la cobertura termina entonces.',
  'Each year has the premiums of {count} months, because coverage ends then.':
    'Cada año tiene las primas de {count} meses, porque la cobertura termina entonces.',
  'Low use: preventive care, which is free in network (45 CFR 147.130).':
    'Uso bajo: atención preventiva, que es gratuita dentro de la red (45 CFR 147.130).',
  'Low use: no care.': 'Uso bajo: sin atención médica.',
  'Short-term plans may charge for preventive care.':
    'Los planes a corto plazo pueden cobrar por la atención preventiva.',
  'Medium use: one person’s care costs {amount}, as in the federal example “Managing Joe’s type 2 Diabetes” of every summary of benefits and coverage (45 CFR 147.200).':
    'Uso medio: la atención médica de una persona cuesta {amount}, como en el ejemplo federal sobre el control de la diabetes tipo 2 de todo resumen de beneficios y cobertura (45 CFR 147.200).',
  'That person pays the deductible, then coinsurance; copays are left out.':
    'Esa persona paga el deducible y después el coseguro; no se cuentan los copagos.',
  'High use: the whole in-network out-of-pocket maximum.':
    'Uso alto: todo el máximo de gastos de bolsillo dentro de la red.',
  'High use: the whole out-of-pocket maximum.': 'Uso alto: todo el máximo de gastos de bolsillo.',
  'Short-term plans do not cover all care, so it can cost more.':
    'Los planes a corto plazo no cubren toda la atención, por lo que puede costar más.',
  'No charge': 'Sin cargo',
  'Not covered': 'No cubierto',
  'Up to the network fee': 'Hasta la tarifa de la red',
  'Conditions that began before the coverage': 'Enfermedades que comenzaron antes de la cobertura',
  'Maternity care': 'Atención de maternidad',
  'Mental health and substance use': 'Salud mental y consumo de sustancias',
  'Your share of costs': 'Su parte de los costos',
  Coinsurance: 'Coseguro',
  'Most that the plan pays': 'Lo máximo que paga el plan',
  'Office visits': 'Consultas',
  'Preventive care': 'Atención preventiva',
  'Primary care visit': 'Consulta de atención primaria',
  'Specialist visit': 'Consulta con un especialista',
  'E-visit': 'Consulta electrónica',
  'Urgent and emergency care': 'Atención urgente y de emergencia',
  'Urgent care': 'Atención urgente',
  'Emergency room': 'Sala de emergencias',
  Ambulance: 'Ambulancia',
  'Inpatient stay': 'Hospitalización',
  'Inpatient physician services': 'Servicios médicos durante la hospitalización',
  'Outpatient surgery': 'Cirugía ambulatoria',
  'Outpatient surgery physician services': 'Servicios médicos de cirugía ambulatoria',
  Tests: 'Pruebas',
  'Laboratory and X-ray': 'Laboratorio y radiografías',
  'CT, PET and MRI': 'Tomografía (CT, PET) y resonancia magnética',
  Maternity: 'Maternidad',
  'Prenatal visits': 'Consultas prenatales',
  'Delivery and newborn care': 'Parto y atención del recién nacido',
  'Mental health': 'Salud mental',
  'Outpatient visit': 'Consulta ambulatoria',
  'Prescription drugs': 'Medicamentos recetados',
  Generic: 'Genéricos',
  'Preferred brand': 'De marca preferidos',
  'Non-preferred brand': 'De marca no preferidos',
  Specialty: 'Especializados',
  Therapy: 'Terapia',
  'Physical and occupational therapy': 'Terapia física y ocupacional',
  'Habilitation services': 'Servicios de habilitación',
  'Chiropractic care': 'Atención quiropráctica',
  Recovery: 'Recuperación',
  'Home health care': 'Atención médica en el hogar',
  'Skilled nursing facility': 'Centro de enfermería especializada',
  'Durable medical equipment': 'Equipo médico duradero',
  'Hospice care': 'Cuidados paliativos',
  'Children under 19': 'Menores de 19 años',
  'Eye exam': 'Examen de la vista',
  Glasses: 'Anteojos',
  'Dental check-up for children': 'Revisión dental para menores',
  'Adult dental care': 'Atención dental para adultos',
  'Cosmetic surgery': 'Cirugía estética',
  'Long-term care': 'Cuidados a largo plazo',
  'Private-duty nursing': 'Enfermería privada',
  'Weight loss programs': 'Programas para bajar de peso',
  'Holistic care': 'Atención holística',
  Acupuncture: 'Acupuntura',
  'Massage therapy': 'Masoterapia',
  Deductible: 'Deducible',
  'Yearly maximum': 'Máximo anual',
  'Exams and cleanings': 'Exámenes y limpiezas',
  'Fillings and extractions': 'Empastes y extracciones',
  'Crowns and bridges': 'Coronas y puentes',
  Orthodontics: 'Ortodoncia',
  Frames: 'Armazones',
  Lenses: 'Lentes',
  'Contact lenses': 'Lentes de contacto',
  'Wellness allowance': 'Asignación para bienestar',
};

const MONEY = String.raw`(\$[\d,.]+|\d+%)`;
const pays = (pattern: string): RegExp => new RegExp(`^${pattern.replaceAll('{}', MONEY)}$`);

/** What is paid for a benefit, as most filings say it; ages, and a plan's metal with its network, which no plan's name is taken for. */
export const SPANISH_OF_PAYING: readonly (readonly [RegExp, string])[] = [
  [/^(\d+) to (\d+)$/, '$1 a $2'],
  [/^(\d+) and over$/, '$1 o más'],
  [/^Platinum (HMO|POS|PPO|EPO)$/, 'Platino $1'],
  [/^Gold (HMO|POS|PPO|EPO)$/, 'Oro $1'],
  [/^Silver (HMO|POS|PPO|EPO)$/, 'Plata $1'],
  [/^Bronze (HMO|POS|PPO|EPO)$/, 'Bronce $1'],
  [pays('{} after deductible'), '$1 después del deducible'],
  [pays('{} e-visit, then {}'), 'Consulta electrónica $1; después $2'],
  [
    pays(String.raw`No charge for (\d+) visits, then {} after deductible`),
    'Sin cargo en $1 consultas; después $2 después del deducible',
  ],
  [pays('{} a year'), '$1 al año'],
  [pays('{} a person'), '$1 por persona'],
  [pays('{} allowance'), 'Asignación de $1'],
  [pays('Up to {}'), 'Hasta $1'],
];

/** Below the plans: benefits that only an insurer has worded stay as they are. */
export const INSURERS_WORDS =
  'Los beneficios que la aseguradora solo describe en inglés aparecen en inglés. Los documentos de la aseguradora son los que valen.';
/** Where the paper ends with forms to fill in and sign. */
export const SIGNED_IN_ENGLISH =
  'En los formularios que siguen, lo que se firma está también en inglés, y ese texto es el que vale.';
