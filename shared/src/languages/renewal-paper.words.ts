/** What a group's renewal package says. The insurer's reasons why a plan ends are its own words, and stay as they are. */
export const SPANISH_OF_RENEWAL: Readonly<Record<string, string>> = {
  'Renewal package for {name}': 'Paquete de renovación para {name}',
  'Group health renewal': 'Renovación del seguro médico de grupo',
  'Renewal date': 'Fecha de renovación',
  'Please decide by': 'Decida a más tardar el',
  'Group number': 'Número de grupo',
  'Monthly premium, all plans': 'Prima mensual de todos los planes',
  '{amount} since {day}': '{amount} desde el {day}',
  ' from {day}': ' a partir del {day}',
  'Same people, same plans: {percent}': 'Mismas personas, mismos planes: {percent}',
  '\n{before} would become {after}.': '\n{before} pasarían a ser {after}.',
  'Premium now': 'Prima actual',
  'At renewal': 'Con la renovación',
  'Members are a year older': 'Los miembros tienen un año más',
  'Rate change': 'Cambio de tarifas',
  'Change of plan': 'Cambio de plan',
  'Rating area of the employer': 'Área de tarifas del empleador',
  'People who joined the group': 'Personas que entraron al grupo',
  'People who left the group': 'Personas que salieron del grupo',
  'Changes of coverage': 'Cambios de cobertura',
  'Tobacco use': 'Consumo de tabaco',
  'The bars begin at {amount}.': 'Las barras comienzan en {amount}.',
  'Your plans': 'Sus planes',
  'Current plan': 'Plan actual',
  Now: 'Hoy',
  Then: 'Después',
  Change: 'Cambio',
  New: 'Nuevo',
  Ends: 'Termina',
  Total: 'Total',
  '{name} is being discontinued and maps to {plan}. {reason}.':
    '{name} deja de ofrecerse y pasa a ser {plan}. {reason}.',
  '{name} is being discontinued and maps to {plan}. The insurer no longer sells this plan.':
    '{name} deja de ofrecerse y pasa a ser {plan}. La aseguradora ya no vende este plan.',
  '{reason}, and no plan follows {name}. Choose another plan from the list.':
    '{reason}, y ningún plan sustituye a {name}. Elija otro plan de la lista.',
  'The insurer no longer sells this plan, and no plan follows {name}. Choose another plan from the list.':
    'La aseguradora ya no vende este plan y ningún plan sustituye a {name}. Elija otro plan de la lista.',
  'Rates not loaded for {name} on the renewal date.':
    'Las tarifas de {name} para la fecha de renovación no están disponibles.',
  'Rates not loaded for {name} on the renewal date, so it is left out.':
    'Las tarifas de {name} para la fecha de renovación no están disponibles, por eso no se incluye.',
  '{name} is not sold in {county} County.': '{name} no se vende en el condado de {county}.',
  '{name} is the nearest plan of the same network and metal by premium.':
    '{name} es el plan de la misma red y el mismo nivel de metal con la prima más parecida.',
  'No plan of the same network and metal is sold there.':
    'Allí no se vende ningún plan de la misma red y el mismo nivel de metal.',
  'Choose another plan from the list.': 'Elija otro plan de la lista.',
  '{reason}. In {county} County {name} takes its place.': '{reason}. En el condado de {county} lo sustituye {name}.',
  'Not complete: {count, plural, one {# member needs} other {# members need}} a plan.':
    'Incompleto: {count, plural, one {# miembro necesita} other {# miembros necesitan}} un plan.',
  'There is no total until then.': 'Hasta entonces no hay un total.',
  'Members are not assigned to plans, so each plan is priced as if everyone took it, and the plans are not added up.':
    'Los miembros no están asignados a planes: cada plan se calcula como si todos lo eligieran, y los planes no se suman.',
  'No plan follows {name}.': 'Ningún plan sustituye a {name}.',
  'Its members are counted in {heir}.': 'Sus miembros se cuentan en {heir}.',
  '{name} is new: the group does not have it now.': '{name} es nuevo: el grupo no lo tiene hoy.',
  'This group has ACA and non-ACA plans.': 'Este grupo tiene planes ACA y planes que no son ACA.',
  'Please contact small business sales at {phone} to renew it.':
    'Para renovarlo, llame a ventas a pequeñas empresas al {phone}.',
  'Renewal decision': 'Decisión sobre la renovación',
  'Please return this page to your agent by {day}, with who has joined, left or changed coverage.':
    'Devuelva esta página a su agente a más tardar el {day}, e indique quién entró, salió o cambió de cobertura.',
  '{name} renews its current plans as shown above.': '{name} renueva sus planes actuales como se muestra arriba.',
  '{name} continues': '{name} continúa',
  '{name} continues.': '{name} continúa.',
  '{to} replaces {from}': '{to} sustituye a {from}',
  '{name} is new': '{name} es nuevo',
  '{name} ends': '{name} termina',
  'We choose other plans.': 'Elegimos otros planes.',
  'Our agent will send us a proposal.': 'Nuestro agente nos enviará una propuesta.',
  'We do not renew our coverage.': 'No renovamos nuestra cobertura.',
  'Name and title': 'Nombre y cargo',
  Signature: 'Firma',
  Date: 'Fecha',
  'Coverage at the renewal begins on {day}. Questions? {agent}, or small business sales at {phone}.':
    'La cobertura renovada comienza el {day}. ¿Preguntas? {agent}, o ventas a pequeñas empresas al {phone}.',
  'Coverage at the renewal begins on {day}. Questions? Small business sales at {phone}.':
    'La cobertura renovada comienza el {day}. ¿Preguntas? Ventas a pequeñas empresas al {phone}.',
  'This package is not an offer of coverage.': 'Este paquete no es una oferta de cobertura.',
  'Why the premium changes, plan by plan': 'Por qué cambia la prima, plan por plan',
  'Each cause on its own, in dollars a month.': 'Cada causa por separado, en dólares al mes.',
  'The causes add up to the change, to the cent.': 'Las causas suman el cambio, al centavo.',
  'Premium at the renewal': 'Prima con la renovación',
};
