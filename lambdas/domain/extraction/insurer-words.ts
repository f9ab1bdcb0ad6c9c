import { wordPattern } from './word-pattern.ts';

/** Words by which insurers name themselves. */
export const INSURER_WORDS = wordPattern(
  'insurance|assurance|\\w*versicherung(?:en|s ag|sverein)?|\\w*krankenkasse|\\w*ersatzkasse|mutuelle|mutualite|mutualidad',
  'seguros|aseguradora|seguradora|isapre|eps|prepagada|asuransi|prevoyance|assurances|assicurazioni|mutua|health plan',
  'hmos?|takaful|mutual|insurers|medical (?:aid|scheme)|health fund|health scheme|friendly society|benefits? (?:plan|fund)|tpa',
);
