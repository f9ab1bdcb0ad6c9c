/** Where an ambulance takes somebody up and sets them down, as tables and forms of rides call it, in plain text, by language. */
export const RIDE_STOPS: readonly string[] = [
  'pick ?up(?: (?:point|from|address|location))?|picked up(?: at| from)?|collected from|collection point|drop ?off(?: (?:point|at|to|location))?|dropped off(?: at)?|conveyed (?:to|from)|transported (?:to|from)|taken to|destination|origin|outbound|return(?: (?:journey|trip|leg))?|route|journeys?|trips?|(?:receiving|sending|referring) facility',
  'abhol(?:ung|ort|adresse|stelle)|abgeholt(?: in| von)?|(?:fahrt|transport)?ziel(?:ort)?|einsatzort|start(?:ort)?|hinfahrt|ruckfahrt|hinweg|ruckweg|ubergabe(?: an)?|eingeliefert in|einlieferung|fahrtstrecke|fahrtverlauf|strecke|nach',
  'recogida|recojo|retorno|entrega|origen|destino|traslado (?:desde|a|hasta)|recorrido|ida|vuelta|regreso|trayecto|desde|hasta|(?:lugar|punto) de (?:recogida|entrega|origen|destino)',
  'depart|arrivee|prise en charge a|depose|deposee? a|lieu (?:de (?:depart|depose|prise en charge)|d arrivee)|aller|retour|trajets?|transportee? (?:de|vers|a)|itineraire',
  'recolha|embarque|desembarque|origem|partida|chegada|volta|trajeto|percurso|local de (?:origem|destino|recolha)',
  'jemput|penjemputan|dijemput(?: di| dari)?|(?:di)?antar(?: ke)?|pengantaran|tujuan|asal|rute|(?:lokasi|tempat|titik) (?:jemput|penjemputan|antar|tujuan|asal)',
];

/** That somebody is driven, and behind which words stands from where or where to. */
const RIDE =
  '(?:(?:kranken)?(?:transport|fahrt)|transfer|traslad|translad|convey|driven|driving|collected|picked up|journey|ride|trip|gefahren|abgeholt|verlegt|verlegung|trajet|course|viaje|viagem|recogid|recolhid|antar|mengantar|diantar|jemput|menjemput|dijemput|evakuasi|perjalanan)[a-z]*';
const BETWEEN = '(?: +[a-z0-9]+){0,4}?';
const FROM_OR_TO =
  '(?:from|to|von|vom|aus|aus dem|aus der|nach|ins|in die|in das|zum|zur|de|du|des|d|de la|de l|depuis|vers|au|a|a l|a la|desde|hasta|al|del|hacia|do|da|para|ao|ate|dari|ke|menuju)';

/** `Fahrt von`, `was transported from`, `traslado desde el`: at the end of a plain text, before the name of a stop. */
export const BEHIND_RIDE = new RegExp(
  `(?<![a-z])${RIDE}${BETWEEN} +${FROM_OR_TO}(?: +(?:the|el|la|le|l|o|a|dem|der))? *$`,
);
const HOUSE =
  '(?:[a-z]+ +){0,3}?(?:hospitals?|clinica?|clinique|polyclinique|hopital|[a-z]*klinik(?:um)?|[a-z]*spital|[a-z]*krankenhaus|chu?|chru|rs[a-z]{0,3}|rumah +sakit|puskesmas|urgencias|urgences|notaufnahme|upa|ipress|eps)';
/** `Fahrt von Klinikum Elmfurt nach Hause`: a whole line of it; not `Transporte de pacientes Arboleda`. */
export const LINE_OF_RIDE = new RegExp(
  `^ *${RIDE}${BETWEEN} +${FROM_OR_TO}(?: +(?:the|el|la|le|l|o|a|dem|der))? +${HOUSE}(?![a-z])`,
);
/** Words by which those who drive name themselves. */
export const OF_DRIVERS =
  /ambulan|rettung|krankentransport|krankenfahr|transport|taxi|kreuz|croix|cruz|medical car|vsl/;
