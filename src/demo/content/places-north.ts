import type { Places } from './place.ts';

/** Chandigarh, Lucknow and Jaipur. */
export const northPlaces: Places[] = [
  {
    city: 'chandigarh',
    localities: [
      ['Sector 8', 30.741, 76.796, 1.6],
      ['Sector 22', 30.733, 76.775, 1.3],
      ['Sector 35', 30.725, 76.76, 1.3],
      ['Sector 44', 30.713, 76.75, 1.1],
      ['Sector 49', 30.692, 76.743, 1],
      ['Manimajra', 30.718, 76.835, 0.9],
    ],
    outskirts: [
      ['Industrial Area Phase 2', 30.701, 76.796, 0.8],
      ['Khuda Lahora', 30.778, 76.76, 0.55],
    ],
    landmarks: [
      ['Sukhna Lake promenade', 30.7421, 76.8188],
      ['Sector 17 plaza', 30.7398, 76.7827],
      ['Sector 16 rose garden', 30.7463, 76.7818],
      ['Sector 32 government hospital', 30.7074, 76.7796],
      ['Sector 43 inter-state bus terminal', 30.7196, 76.7487],
    ],
  },
  {
    city: 'lucknow',
    localities: [
      ['Gomti Nagar', 26.85, 81, 1.2],
      ['Gomti Nagar Extension', 26.818, 81.009, 1],
      ['Hazratganj', 26.85, 80.946, 1.5],
      ['Indira Nagar', 26.887, 80.997, 1],
      ['Aliganj', 26.895, 80.94, 1],
      ['Vrindavan Yojana', 26.77, 80.954, 0.8],
      ['Jankipuram', 26.92, 80.939, 0.85],
    ],
    outskirts: [
      ['Kanpur Road', 26.759, 80.874, 0.6],
      ['Mohanlalganj', 26.68, 80.98, 0.4],
    ],
    landmarks: [
      ['Hazratganj metro station', 26.8504, 80.9458],
      ['Indira Nagar metro station', 26.8719, 80.9896],
      ['Gomti Nagar riverfront park', 26.8577, 80.9738],
      ['Ambedkar Park', 26.8481, 80.9752],
      ['Kanpur Road multi-speciality hospital', 26.7886, 80.8978],
      ['Aliganj central market', 26.8947, 80.9421],
    ],
  },
  {
    city: 'jaipur',
    localities: [
      ['Vaishali Nagar', 26.911, 75.738, 1.1],
      ['Mansarovar', 26.852, 75.763, 1],
      ['Malviya Nagar', 26.854, 75.813, 1.2],
      ['C-Scheme', 26.912, 75.805, 1.6],
      ['Jagatpura', 26.822, 75.864, 0.8],
      ['Tonk Road', 26.83, 75.798, 1],
      ['Bani Park', 26.932, 75.79, 1.2],
    ],
    outskirts: [
      ['Ajmer Road', 26.875, 75.65, 0.6],
      ['Sitapura', 26.779, 75.835, 0.6],
      ['Chomu Road', 27.03, 75.73, 0.45],
    ],
    landmarks: [
      ['Mansarovar metro station', 26.8797, 75.7499],
      ['C-Scheme central park', 26.9046, 75.8073],
      ['Jawahar Circle garden', 26.8414, 75.8001],
      ['Mansarovar city park', 26.8429, 75.7644],
      ['Malviya Nagar multi-speciality hospital', 26.8529, 75.8101],
      ['Sindhi Camp bus stand', 26.9236, 75.8009],
      ['Sitapura exhibition ground', 26.7793, 75.8271],
    ],
  },
];
