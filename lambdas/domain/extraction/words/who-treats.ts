/** What sentences call who treats, without article, in plain text, as alternatives. */
export const WHO_TREATS = [
  'clinic|practice|hospital|provider|doctor|dentist|pharmacy|specialist|surgeon|surgery|consultant|therapist',
  'klinik|praxis|krankenhaus|spital|arzt|zahnarzt|apotheke',
  'clinique|hopital|cabinet|medecin|praticien|pharmacie',
  'clinica|centro|consultorio|optica|medic[oa]|dentista|farmacia|laboratorio',
  'rumah +sakit|dokter|apotek',
].join('|');
