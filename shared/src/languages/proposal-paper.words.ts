/** What the pages of a group's proposal say that are read, not filled in or signed. */
export const SPANISH_OF_PROPOSAL: Readonly<Record<string, string>> = {
  'Group health proposal': 'Propuesta de seguro médico de grupo',
  'Group health proposal for {name}': 'Propuesta de seguro médico de grupo para {name}',
  'Effective date': 'Inicio de la cobertura',
  Employees: 'Empleados',
  '{count} ({enrolling} enrolling)': '{count} ({enrolling} se inscriben)',
  'Rating area': 'Área de tarifas',
  'Michigan area {area}': 'Área {area} de Michigan',
  '{name} (no. {number})': '{name} (n.º {number})',
  'Medical plan': 'Plan médico',
  'Per employee': 'Por empleado',
  'Employer pays': 'Paga el empleador',
  'Employees pay': 'Pagan los empleados',
  'Each in the assigned plan': 'Cada uno en el plan asignado',
  'Chosen plan': 'Plan elegido',
  'Chosen plans': 'Planes elegidos',
  'Lowest premium': 'Prima más baja',
  'Richest benefits': 'Beneficios más amplios',
  'Lowest premium and Richest benefits': 'Prima más baja y beneficios más amplios',
  'Monthly premium by plan': 'Prima mensual por plan',
  'Monthly cost of an employee by who is covered': 'Costo mensual por empleado según a quién se cubre',
  'Averages of the employees in each tier.': 'Promedios de los empleados de cada categoría.',
  'Also offered: ': 'También se ofrece: ',
  'In-network amounts.': 'Montos dentro de la red.',
  'Deductibles and out-of-pocket maximums are per plan year.':
    'Los deducibles y los máximos de gastos de bolsillo son por año del plan.',
  'Metal and network': 'Metal y red',
  'Not applicable': 'No aplica',
  'Monthly cost': 'Costo mensual',
  'Total monthly premium of each plan if every enrolling member chose it, for coverage that begins {day}.':
    'Prima mensual total de cada plan si todos los miembros que se inscriben lo eligieran, para la cobertura que comienza el {day}.',
  'Each member has an individual rate by age and area; the tiers below are sums of those rates.':
    'Cada miembro tiene una tarifa individual según su edad y área; las categorías siguientes son sumas de esas tarifas.',
  'Each member has an individual rate by age, area and tobacco use; the tiers below are sums of those rates.':
    'Cada miembro tiene una tarifa individual según su edad, área y consumo de tabaco; las categorías siguientes son sumas de esas tarifas.',
  Plan: 'Plan',
  Metal: 'Metal',
  Medical: 'Médico',
  Vision: 'Visión',
  'Employees by who is covered': 'Empleados según a quién se cubre',
  'Average per employee': 'Promedio por empleado',
  'Employee only': 'Solo el empleado',
  'Employee and spouse': 'Empleado y cónyuge',
  'Employee and child(ren)': 'Empleado e hijo(s)',
  Family: 'Familia',
  'Employee only, {plan}': 'Solo el empleado, {plan}',
  'Employee and spouse, {plan}': 'Empleado y cónyuge, {plan}',
  'Employee and child(ren), {plan}': 'Empleado e hijo(s), {plan}',
  'Family, {plan}': 'Familia, {plan}',
  'Tobacco rates apply from age 21, for use within the six months before coverage begins.':
    'Las tarifas por tabaco se aplican desde los 21 años, por su consumo en los seis meses anteriores al inicio de la cobertura.',
  'In a small group the tobacco rate goes with a wellness program: who completes it, or its reasonable alternative, pays the rate without it.':
    'En un grupo pequeño, la tarifa por tabaco va unida a un programa de bienestar: quien lo completa, o su alternativa razonable, paga la tarifa sin tabaco.',
  Participation: 'Participación',
  'At least {count} eligible employees; small groups have 2 to 50 eligible employees.':
    'Al menos {count} empleados elegibles; los grupos pequeños tienen de 2 a 50 empleados elegibles.',
  'At least one member must enroll in a medical plan.': 'Al menos un miembro debe inscribirse en un plan médico.',
  'Owners and 1099 employees are not eligible as the only enrolling employees; where fewer than two employees enroll, the enrolling employee must be a common-law employee.':
    'Los dueños y los trabajadores con formulario 1099 no son elegibles si son los únicos que se inscriben; si se inscriben menos de dos empleados, el que se inscribe debe ser un empleado según el derecho común.',
  'A dependent can enroll in a coverage only when the employee enrolls in it.':
    'Un dependiente puede inscribirse en una cobertura solo si el empleado se inscribe en ella.',
  'Children can be covered up to age 26, and beyond when disabled.':
    'Los hijos pueden tener cobertura hasta los 26 años, y después si tienen una discapacidad.',
  'A HealthbyChoice plan may only be paired with another HealthbyChoice plan.':
    'Un plan HealthbyChoice solo puede combinarse con otro plan HealthbyChoice.',
  'Questions: small business sales, {phone}.': 'Preguntas: ventas a pequeñas empresas, {phone}.',
  'Rates by age: {plan}': 'Tarifas por edad: {plan}',
  'Filed monthly rates per member in Michigan rating area {area}.':
    'Tarifas mensuales registradas por miembro en el área de tarifas {area} de Michigan.',
  Age: 'Edad',
  Rate: 'Tarifa',
  Tobacco: 'Tabaco',
  'Census summary': 'Resumen del censo',
  'The members of {group} on whom the premiums are based.': 'Los miembros de {group} en los que se basan las primas.',
  'Ages are those on the effective date.': 'Las edades son las del día en que comienza la cobertura.',
  Who: 'Quién',
  Members: 'Miembros',
  'Spouses and domestic partners': 'Cónyuges y parejas de hecho',
  Children: 'Hijos',
  'Members on the census': 'Miembros del censo',
  'Enrolling in medical': 'Se inscriben en el plan médico',
  'Waiving medical': 'Renuncian al plan médico',
  'Enrolling in dental': 'Se inscriben en el plan dental',
  'Enrolling in vision': 'Se inscriben en el plan de visión',
  'Tobacco users, enrolling': 'Consumidores de tabaco que se inscriben',
  'Age, enrolling members': 'Edad de los miembros que se inscriben',
  'Average age of enrolling members: {age} years': 'Edad promedio de los miembros que se inscriben: {age} años',
  'Under 21': 'Menores de 21',
  'This proposal is not an offer of coverage.': 'Esta propuesta no es una oferta de cobertura.',
  'Premiums are based on the census, address and effective date given and on the rates filed for that date; final premiums depend on the members who enroll.':
    'Las primas se basan en el censo, la dirección y la fecha de inicio indicados y en las tarifas registradas para esa fecha; las primas definitivas dependen de los miembros que se inscriban.',
  'Benefits are summarized: the certificate of coverage governs.':
    'Los beneficios están resumidos: rige el certificado de cobertura.',
};

/** Each with its Spanish word, for sentences that name one. */
const METALS = [
  ['Bronze', 'Bronce'],
  ['Silver', 'Plata'],
  ['Gold', 'Oro'],
  ['Platinum', 'Platino'],
] as const;

/** What the page of a group plan beside an ICHRA says. */
export const SPANISH_OF_ICHRA: Readonly<Record<string, string>> = {
  'Group plan or ICHRA for {name}': 'Plan de grupo o ICHRA para {name}',
  'Group plan, ICHRA or own plans': 'Plan de grupo, ICHRA o planes propios',
  'Group plan': 'Plan de grupo',
  'Own plan': 'Plan propio',
  'Own plans': 'Planes propios',
  '{single} employee only, {family} with family': '{single} solo el empleado, {family} con familia',
  'A month': 'Al mes',
  'Pay less than in the group plan': 'Pagan menos que en el plan de grupo',
  'Pay more': 'Pagan más',
  'What each employee pays a month': 'Lo que paga cada empleado al mes',
  Employee: 'Empleado',
  Covers: 'Cubre a',
  'No plan': 'Sin plan',
  'An offer is affordable if the lowest-cost Silver plan for the employee alone, less the ICHRA amount for the employee alone, is at most the required percentage of household income for {year} (26 CFR 1.36B-2(c)(5)).':
    'Una oferta es asequible si el plan plata de menor costo para el empleado solo, menos el monto de la ICHRA para el empleado solo, no supera el porcentaje exigido de los ingresos del hogar para {year} (26 CFR 1.36B-2(c)(5)).',
  'An affordable offer ends the tax credit; otherwise employees take the allowance or the tax credit, whichever leaves less to pay.':
    'Una oferta asequible pone fin al crédito fiscal; si no lo es, los empleados toman la asignación o el crédito fiscal, lo que deje menos por pagar.',
  'The tax credit of {count, plural, one {# employee} other {# employees}} is not known: without an income, or where it cannot be estimated.':
    'El crédito fiscal de {count, plural, one {# empleado} other {# empleados}} no se conoce: faltan sus ingresos o no se puede estimar.',
  'They are shown at the full price.': 'Se muestran al precio completo.',
  '{count, plural, one {# person} other {# people}} likely qualify for Medicaid or MIChild: no plan is bought for them.':
    'Es probable que {count, plural, one {# persona tenga} other {# personas tengan}} derecho a Medicaid o MIChild: para ellas no se compra ningún plan.',
  'Not included: income and payroll taxes saved, dental and vision, and differences between the plans’ benefits and networks.':
    'No se incluyen: los impuestos sobre ingresos y nómina que se ahorran, dental y visión, y las diferencias entre los beneficios y las redes de los planes.',
  ...Object.fromEntries(
    METALS.flatMap(([metal, spanish]) => [
      [`Lowest-cost ${metal}`, `${spanish} de menor costo`],
      [
        `Own plans are the lowest-cost ${metal} plans on the marketplace in the county of the employee’s home ZIP code, otherwise of the employer.`,
        `Los planes propios son los planes ${spanish.toLowerCase()} de menor costo del Mercado en el condado del código postal del hogar del empleado o, si falta, del empleador.`,
      ],
      [
        `For {count, plural, one {# employee} other {# employees}} no ${metal} plan is sold, or its rates are not loaded.`,
        `Para {count, plural, one {# empleado} other {# empleados}} no se vende ningún plan ${spanish.toLowerCase()}, o sus tarifas no están disponibles.`,
      ],
    ]),
  ),
};
