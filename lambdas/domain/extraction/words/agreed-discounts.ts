/** What a house takes off because it agreed so with who insures, in plain text: nobody pays it, though the insurer is named. */
export const AGREED_DISCOUNTS = [
  '(?:discounts?|reductions?|rebates?) (?:as )?(?:agreed|negotiated|contracted) with (?:the |your )?(?:insurer|insurance|plan|fund|scheme)|(?:insurer|insurance|plan|scheme) (?:agreement|tariff|negotiated|agreed) (?:discount|reduction)',
  '(?:vertrags|tarif) ?(?:rabatt|nachlass)(?: (?:mit )?(?:der |des |dem )?(?:kasse|krankenkasse|versicherung|versicherers?))?|(?:rabatt|nachlass) (?:laut|gemass|nach) (?:vertrag|vereinbarung)(?: mit (?:der |dem )?(?:kasse|krankenkasse|versicherung|versicherer))?',
  '(?:descuento|dcto|dto|rebaja) (?:(?:por|de|del|segun) )?(?:convenio|acuerdo|contrato)(?: (?:(?:con|de|del|la|el) )*(?:aseguradora|seguro|compania|mutua|isapre|prepaga|obra social))',
  '(?:remise|rabais|reduction) (?:conventionnelle|contractuelle|negociee)(?: (?:(?:de|avec|par|la|l|votre) )*(?:mutuelle|assurance|assureur|complementaire|caisse))?',
  '(?:desconto|abatimento) (?:contratual|negociado|(?:por|de) acordo|acordado|convencionado)(?: (?:(?:com|da|do|a|o) )*(?:seguradora|seguro|convenio|operadora|plano))?',
  '(?:diskon|potongan) (?:kerja ?sama|kontrak|rekanan|perjanjian)(?: (?:dengan )?(?:asuransi|penjamin|penanggung))?',
] as const;
