import type { Places } from './cities.ts';

/** Delhi and the cities around it. */
export const capitalPlaces: Places[] = [
  {
    city: 'delhi',
    localities: [
      ['Dwarka Sector 12', 28.5921, 77.038, 0.95],
      ['Vasant Kunj', 28.5293, 77.151, 1.3],
      ['Rohini Sector 9', 28.7166, 77.119, 0.85],
      ['Saket', 28.5245, 77.2066, 1.35],
      ['Greater Kailash II', 28.534, 77.243, 1.65],
      ['Janakpuri', 28.6219, 77.0878, 1],
      ['Pitampura', 28.7033, 77.1322, 0.95],
      ['Mayur Vihar Phase 1', 28.607, 77.295, 0.9],
    ],
    outskirts: [
      ['Chhatarpur', 28.4968, 77.17, 0.8],
      ['Najafgarh', 28.609, 76.985, 0.5],
      ['Bawana', 28.798, 77.033, 0.42],
    ],
    landmarks: [
      ['Dwarka Sector 12 metro station', 28.5923, 77.0407],
      ['Saket metro station', 28.5206, 77.2014],
      ['Rohini East metro station', 28.7076, 77.1259],
      ['Janakpuri District Park', 28.6245, 77.0905],
      ['Sanjay Lake park', 28.6135, 77.3035],
      ['Vasant Kunj multi-speciality hospital', 28.5301, 77.1542],
      ['Najafgarh bus terminal', 28.6125, 76.9855],
    ],
  },
  {
    city: 'gurugram',
    localities: [
      ['Sector 65', 28.402, 77.066, 1.15],
      ['Sector 57', 28.422, 77.076, 1.1],
      ['Sector 54', 28.441, 77.106, 1.55],
      ['Sushant Lok Phase 1', 28.46, 77.078, 1.25],
      ['Sector 49, Sohna Road', 28.412, 77.043, 1.05],
      ['Sector 82', 28.396, 76.962, 0.8],
      ['Sector 102, Dwarka Expressway', 28.476, 76.962, 0.95],
      ['Palam Vihar', 28.511, 77.033, 0.9],
    ],
    outskirts: [
      ['Sohna', 28.247, 77.065, 0.5],
      ['Manesar', 28.354, 76.939, 0.6],
      ['Pataudi Road', 28.39, 76.89, 0.45],
    ],
    landmarks: [
      ['Sector 54 Chowk rapid metro station', 28.4362, 77.1035],
      ['Millennium City Centre metro station', 28.4594, 77.0727],
      ['Sector 56 biodiversity park', 28.4229, 77.1012],
      ['Sector 51 multi-speciality hospital', 28.4276, 77.0622],
      ['Sohna Road district stadium', 28.4153, 77.042],
      ['Dwarka Expressway toll plaza', 28.4655, 76.978],
      ['Manesar industrial gate', 28.3572, 76.9423],
    ],
  },
  {
    city: 'noida',
    localities: [
      ['Sector 150', 28.428, 77.482, 1.1],
      ['Sector 137', 28.508, 77.405, 0.95],
      ['Sector 76', 28.567, 77.381, 0.95],
      ['Sector 44', 28.556, 77.337, 1.45],
      ['Sector 50', 28.571, 77.362, 1.25],
      ['Sector 128', 28.519, 77.36, 1.3],
      ['Sector 62', 28.627, 77.365, 1],
      ['Sector 18', 28.57, 77.326, 1.4],
    ],
    outskirts: [
      ['Sector 163', 28.437, 77.448, 0.6],
      ['Noida Phase 2', 28.537, 77.41, 0.6],
    ],
    landmarks: [
      ['Sector 18 metro station', 28.5708, 77.3261],
      ['Sector 76 metro station', 28.5645, 77.3796],
      ['Sector 137 metro station', 28.5112, 77.4036],
      ['Electronic City metro station, Sector 62', 28.6279, 77.3748],
      ['Sector 38 botanical garden', 28.5648, 77.3343],
      ['Shaheed Bhagat Singh Park, Sector 150', 28.4339, 77.4797],
      ['Sector 128 multi-speciality hospital', 28.5177, 77.3643],
    ],
  },
  {
    city: 'greater-noida',
    localities: [
      ['Techzone 4', 28.596, 77.43, 0.95],
      ['Sector 1, Greater Noida West', 28.574, 77.447, 0.95],
      ['Alpha 1', 28.472, 77.511, 1.1],
      ['Pari Chowk', 28.465, 77.51, 1.15],
      ['Omicron 3', 28.439, 77.522, 0.8],
      ['Zeta 1', 28.498, 77.514, 0.9],
    ],
    outskirts: [
      ['Ecotech 3', 28.529, 77.459, 0.55],
      ['Dankaur', 28.35, 77.55, 0.4],
    ],
    landmarks: [
      ['Pari Chowk metro station', 28.4636, 77.5099],
      ['Alpha 1 metro station', 28.4705, 77.5125],
      ['Sigma 1 city park', 28.4637, 77.5],
      ['Char Murti Chowk crossing', 28.6058, 77.4329],
      ['Knowledge Park exhibition centre', 28.4634, 77.4943],
      ['Kasna government medical college hospital', 28.4373, 77.5336],
    ],
  },
  {
    city: 'faridabad',
    localities: [
      ['Sector 15', 28.395, 77.323, 1.2],
      ['Sector 21C', 28.426, 77.296, 1.2],
      ['Greenfield Colony', 28.453, 77.297, 1],
      ['Sector 81', 28.387, 77.351, 0.9],
      ['Sector 86', 28.405, 77.353, 0.9],
      ['Surajkund', 28.484, 77.283, 1.1],
    ],
    outskirts: [
      ['Ballabgarh', 28.342, 77.325, 0.55],
      ['Prithla', 28.215, 77.29, 0.4],
    ],
    landmarks: [
      ['Bata Chowk metro station', 28.3858, 77.3128],
      ['Old Faridabad metro station', 28.4086, 77.3113],
      ['Sector 12 town park', 28.3822, 77.3169],
      ['Surajkund lake', 28.4838, 77.2837],
      ['Sector 16 multi-speciality hospital', 28.412, 77.319],
      ['Ballabgarh bus stand', 28.3411, 77.3218],
    ],
  },
];

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
