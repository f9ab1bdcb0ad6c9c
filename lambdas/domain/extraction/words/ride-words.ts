/** Where an ambulance takes somebody up and sets them down, as tables and forms of rides call it, in plain text, by language. */
export const RIDE_STOPS: readonly string[] = [
  'pick ?up(?: (?:point|from|address|location))?|picked up(?: at| from)?|collected from|collection point|drop ?off(?: (?:point|at|to|location))?|dropped off(?: at)?|conveyed (?:to|from)|transported (?:to|from)|taken to|destination|origin|outbound|return(?: (?:journey|trip|leg))?|route|journeys?|trips?|(?:receiving|sending|referring) facility',
  'abhol(?:ung|ort|adresse|stelle)|abgeholt(?: in| von)?|(?:fahrt|transport)?ziel(?:ort)?|einsatzort|start(?:ort)?|hinfahrt|ruckfahrt|hinweg|ruckweg|ubergabe(?: an)?|eingeliefert in|einlieferung|fahrtstrecke|fahrtverlauf|strecke|nach',
  'recogida|recojo|retorno|entrega|origen|destino|traslado (?:desde|a|hasta)|recorrido|ida|vuelta|regreso|trayecto|desde|hasta|(?:lugar|punto) de (?:recogida|entrega|origen|destino)',
  'depart|arrivee|prise en charge a|depose|deposee? a|lieu (?:de (?:depart|depose|prise en charge)|d arrivee)|aller|retour|trajets?|transportee? (?:de|vers|a)|itineraire',
  'recolha|embarque|desembarque|origem|partida|chegada|volta|trajeto|percurso|local de (?:origem|destino|recolha)',
  'jemput|penjemputan|dijemput(?: di| dari)?|(?:di)?antar(?: ke)?|pengantaran|tujuan|asal|rute|(?:lokasi|tempat|titik) (?:jemput|penjemputan|antar|tujuan|asal)',
];
