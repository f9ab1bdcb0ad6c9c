/** Every status of a delivery (contract section 6). */
export const DELIVERY_STATUSES = ['PENDING', 'DELIVERED', 'FAILED'] as const;

export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number];
