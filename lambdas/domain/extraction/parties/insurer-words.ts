import { wordPattern } from '../text/word-pattern.ts';

/** Words by which insurers name themselves. */
export const INSURER_WORDS = wordPattern(
  'insurance|assurance|(?:pflege|gesundheits|betriebs|unfall)kasse|mutualista|\\w*versicherung(?:en|s ag|sverein)?|\\w*krankenkasse|\\w*ersatzkasse|mutuelle|mutualite|mutualidad',
  'seguros|aseguradora|seguradora|isapre|eps|prepagada|asuransi|prevoyance|assurances|assicurazioni|mutua|health plan',
  'hmos?|takaful|mutual|insurers|medical (?:aid|scheme)|health fund|health scheme|friendly society|benefits? (?:plan|fund)|tpa',
  // Public and company schemes go by their initials.
  'nhif|n h i f|nhis|philhealth|cnops|cnss|cnam\\w*|cpam|ipm|fonasa|imss|issste|bpjs|adse|aok|barmer|ikk|bkk|ogk|knappschaft|prepaga|mutuelles|assureurs?|seguradoras?|versicherungs\\w*',
  // Insurers that carry no word of their trade in their names.
  'osde|swiss medical|galeno|omint|medife|sympany|swica|visana|helsana|concordia|sanitas|unimed|amil|hapvida|bradesco saude|multicare|advancecare|cruz blanca|banmedica|colmena|consalud|pacifico|rimac|mapfre|bupa|axa|allianz',
);
