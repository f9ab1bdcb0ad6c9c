import { anyWordPattern } from '../text/word-pattern.ts';

/** Captions of a house that sent, asked for, takes over or let go a patient, or got the goods, in plain text: not of who bills. */
export const OF_OTHER_HOUSE = anyWordPattern(
  'referring|referred (?:by|from|to)|referrer|referral(?: from| to)?|requesting|requested by|requestor|ordering|ordered by|prescribing|prescribed by|receiving|sending|sent (?:by|to)|discharged from|discharging|delivered to|delivery (?:to|address)|shipped to|destination|transfer(?:red)?(?: to| from)?|place of (?:birth|delivery|discharge)|ward',
  'zuweis\\w*|uberweis(?:er|erin|ende[rsn]?|ung (?:von|durch))|einsend(?:er|erin|ende[rsn]?)|verordn(?:er|erin|ende[rsn]?|et (?:von|durch))|veranlass\\w*|anfordernde[rsn]?|auftraggebende[rsn]?|entlassen (?:aus|von)|entlassung (?:aus|von)|entlassende[rsn]?|abgebende[rsn]?|aufnehmende[rsn]?|weiterbehandel\\w*|liefer(?:ung an|adresse|ort)|geliefert an|ziel(?:klinik|krankenhaus|ort)?|entbindung in|entbindungsort|geburts(?:klinik|ort)',
  'solicitante|remitente|remitid[oa] (?:por|a|de)|derivad[oa] (?:por|a|de)|derivante|referid[oa] (?:por|a)|prescriptora?|de (?:origen|destino|nacimiento)|origen|destino|alta de|dad[oa] de alta (?:en|por)|entregad[oa] (?:en|a)|receptora?|enviad[oa] (?:por|a)|hospital de referencia',
  'prescripteur|prescriptrice|demandeur|demandeuse|requerant|adressee? par|adresseur|oriente?e? par|envoyee? par|expediteur|sortie? de|livree? a|lieu (?:de (?:naissance|livraison|sortie)|d accouchement)|transferee? (?:a|de|vers)|de (?:destination|provenance)',
  'requisitante|requerente|encaminhad[oa] (?:por|de|para|a)|encaminhador|referenciad[oa] (?:por|de|para)|de (?:origem|nascimento)|origem|entregue (?:em|a|ao)|transferid[oa] (?:de|para)',
  'perujuk|rujukan(?: dari| ke)?|dirujuk (?:oleh|dari|ke)|pengirim|dikirim ke|dikirim kepada|tujuan|asal(?: rujukan)?|penerima|pemesan|tempat (?:lahir|bersalin)|rumah sakit tujuan',
);
